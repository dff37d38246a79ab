import { READS } from '../large-books/reads.ts'
import type { Read } from './read.ts'
import { READS_OF_BOOKS } from './reads-of-books.ts'
import { READS_OF_PEOPLE } from './reads-of-people.ts'
import { READS_OF_SALES } from './reads-of-sales.ts'

/** Each list, report, dashboard, worklist and search of the contract, but for those of `not-measured.ts`. */
export const ALL_READS: readonly Read[] = [...READS, ...READS_OF_BOOKS, ...READS_OF_SALES, ...READS_OF_PEOPLE]
