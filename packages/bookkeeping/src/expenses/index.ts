export { MILEAGE_RATES, mileageRateCents } from './mileage-rates.ts'
export { EXPENSE_ACCOUNTS, owedAs, type OwedAs } from './paid-privately.ts'
export { drivenKilometres, tripCents, type Trip, type TripKind, type TripVehicle } from './trip-cents.ts'
export { tripPosting, type TripLedger } from './trip-posting.ts'
