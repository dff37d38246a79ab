export { unusualDate } from './unusual-date.ts'
export { isLate, isPastDue, type Owed } from './late.ts'
