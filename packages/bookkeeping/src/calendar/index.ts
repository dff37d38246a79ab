export { unusualDate } from './unusual-date.ts'
export { isLate, isPastDue, type Owed } from './late.ts'
export { dueDays, nextDueDay, type DueDay, type Recurrence, type RecurrenceStep } from './recurrence.ts'
export { beginsOnItsDay, nthDay, type Interval, type ScheduleUnit } from './schedule.ts'
