import { labelAt, positionOf } from '../hints.ts'
import type { Field, Hint } from '../proposal-types.ts'
import type { Value } from '../read-document.ts'
import type { Document } from './document.ts'

const SAME_LABEL = 0.6
const SAME_PLACE = 0.4
/** Two places are the same within this part of the page; tables make a total move, so its column alone counts a little. */
const NEAR = 0.03
const SAME_COLUMN = 0.1

/** 0 to 1: how much a value stands where a person picked this field's value before. */
export function hintScore(document: Document, field: Field, value: Value): number {
  const hints = document.hints.filter(
    (hint) => hint.field === field && (hint.type === null || hint.type === value.type),
  )
  if (hints.length === 0) return 0
  const { label } = labelAt(document.rows, value.row, value.box)
  const position = positionOf(value.box, value.page, document.lastPage)
  return Math.max(
    ...hints.map((hint) => (label && label === hint.label ? SAME_LABEL : 0) + placeScore(hint.position, position)),
  )
}

function placeScore(before: Hint['position'], now: Hint['position']): number {
  if (before.pageFromFirst !== now.pageFromFirst && before.pageFromLast !== now.pageFromLast) return 0
  const isSameColumn = Math.abs(before.x - now.x) < NEAR
  return isSameColumn ? (Math.abs(before.y - now.y) < NEAR ? SAME_PLACE : SAME_COLUMN) : 0
}
