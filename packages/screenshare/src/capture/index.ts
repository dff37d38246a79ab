export { locate, type Located } from '../markup/pointer.ts'
export { describeTarget, isSafeToClick, nameOf, type Target } from './pointed.ts'
export type { Schedule } from './schedule.ts'
export { startCapture, type CaptureEvents, type CaptureOptions, type RunningCapture } from './start-capture.ts'
