import type { ReactNode } from 'react'

/** What is compared of each row: 'Omzet', 'Btw'. */
export interface CompareMeasure {
  /** Unique within the table; the amounts of a row are found by it. */
  id: string
  /** The head above its three columns. */
  name: string
}

/** The amounts on both sides, in integer cents. */
export interface ComparedAmounts {
  /** What it was. */
  beforeCents: number
  /** What it is now. */
  afterCents: number
}

export interface CompareRow {
  /** Unique within the table. */
  id: string
  /** The number of a box: '1a'. */
  code?: string
  /** 'Leveringen/diensten belast met hoog tarief' */
  label: string
  /** By the id of a measure; one that is absent stays empty. */
  amounts: Readonly<Record<string, ComparedAmounts>>
  /** The last row, with the double rule under its difference. */
  isResult?: boolean
}

export interface CompareSection {
  /** '1. Prestaties binnenland' */
  title: string
  /** Rows with nothing on either side are hidden until they are asked for. */
  rows: readonly CompareRow[]
}

export interface CompareTableProps {
  /** What is compared: 'Suppletie 1e kwartaal 2026'. */
  label: string
  /** What the figures were: 'Aangegeven'. */
  beforeName: string
  /** What they are now: 'Nieuw'. */
  afterName: string
  /** What a row is called, for how many are hidden: `{ one: 'rubriek', more: 'rubrieken' }`. */
  rowName: { one: string; more: string }
  /** One or two. */
  measures: readonly CompareMeasure[]
  /** The rows by subject. */
  sections: readonly CompareSection[]
  /** How an amount is written, without its sign: whole euros on a return. Default '1.234,50'. */
  format?: (cents: number) => string
  /** Shows what a new figure is made of; each that changed is then a button. */
  onOpenFigure?: (row: CompareRow, measure: CompareMeasure) => void
  /** What a new figure is made of, in a few words. */
  tipOf?: (row: CompareRow, measure: CompareMeasure) => string | undefined
  /** What stands beside a new figure that changed: a `CopyButton`. */
  actionOf?: (row: CompareRow, measure: CompareMeasure) => ReactNode
  /** For its place: margins, width. */
  className?: string
}
