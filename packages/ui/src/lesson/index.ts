export { attempt, beginStep, type LessonRun, learnerOf } from "./lesson.ts";
export { playScene } from "./scene.ts";
