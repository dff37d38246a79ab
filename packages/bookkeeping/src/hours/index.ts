export { CRITERION_HOURS, hoursCriterion, type HoursCriterion } from './hours-criterion.ts'
export { billedSeconds, type RawTime, type TimeRounding } from './rounding.ts'
export {
  hoursOf,
  timeLines,
  type BillableTime,
  type TimeLine,
  type TimeLinesPer,
  type TimeLineWords,
} from './time-lines.ts'
export { dayLengthSeconds, instantAt, splitOverDays, startOfDay, timeOf, type DayPart } from './wall-clock.ts'
