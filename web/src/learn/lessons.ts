// The lessons of the course: data/lessons.json.
import file from "../../../data/lessons.json";

export interface Step {
  id: string;
  position: string;
  /** The moves that are right. */
  accept: string[];
  /** What the opponent plays after the first of them. */
  reply?: string;
}

export interface Lesson {
  id: string;
  steps: Step[];
}

export const LESSONS: Lesson[] = file.lessons;

/** The place of the lesson that an address names; -1 for none. */
export function lessonAt(path: string): number {
  const name = /\/learn\/([^/]+)\/?$/.exec(path)?.[1];
  return LESSONS.findIndex((lesson) => lesson.id === name);
}
