'use client'

import { CalendarDays } from '../icons/drawings.ts'
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { useToday } from '../language/formats.ts'
import * as box from '../form-field/field-box.css.ts'
import { FormField, type FieldProps } from '../form-field/form-field.tsx'
import { SentValue } from '../form-field/sent-value.tsx'
import { useResetRef } from '../hooks/use-reset-ref.ts'
import { Popover } from '../overlay/popover.tsx'
import { classNames } from '../styles/class-names.ts'
import { tabular } from '../styles/utilities.css.ts'
import type { ControlSize } from '../themes/scale.ts'
import * as styles from './date-range-field.css.ts'
import { dateRangePresetOf, type DateRange } from './date-range.ts'
import { RangePanel, type RangePanelProps } from './range-panel.tsx'
import { useTypedRange } from './use-typed-range.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface DateRangeFieldProps extends FieldProps {
  /** What is asked, above the field and as the name of its group: 'Periode'. */
  label: string
  /** Civil dates, `YYYY-MM-DD`, both included; null when the field is empty or cannot be read; leave it out to let the field keep it. */
  value?: DateRange | null
  /** The days at first, where the field keeps them. */
  defaultValue?: DateRange
  /**
   * Called once a range is chosen, or typed and left; null when the field is emptied or what stands
   * there is no range. `pastDays` is there when it was chosen as so many past days.
   */
  onChange?: (range: DateRange | null, pastDays?: number) => void
  /** The name under which a form sends both days, the first of them first. */
  name?: string
  /** The first day a range can have, `YYYY-MM-DD`. */
  min?: string
  /** The last day a range can have, `YYYY-MM-DD`. */
  max?: string
  /** The civil date of today, for `vandaag` and the presets. Default today in Amsterdam. */
  today?: string
  /** The month that the years of the presets begin in, 1 to 12: a fiscal year. Default 1. */
  yearStartMonth?: number | undefined
  /** 24, 28, 36 or 44 px high. Default `medium`. */
  size?: ControlSize
  /** Cannot be used now, and is passed over by Tab. */
  disabled?: boolean
  /** Has to be answered, which a screen reader says too. */
  required?: boolean
  /** For its place: margins, width. */
  className?: string
}

/**
 * From one day to another: typed as in a `DateField`, chosen in a calendar, or taken from the ranges
 * one asks for most (the button, or Alt and the arrow down).
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const texts = useLanguage('dateRangeField', dutch)
  const localToday = useToday()
  const { value: owned, defaultValue = null, onChange, min, max, today = localToday, yearStartMonth, ...others } = props
  const { size = 'medium', disabled, required, name, ...frame } = others
  const [isOpen, setIsOpen] = useState(false)
  const [kept, setKept] = useState(defaultValue)
  const value = owned === undefined ? kept : owned
  const change = (range: DateRange | null, pastDays?: number) => {
    setKept(range)
    onChange?.(range, pastDays)
  }
  const typed = useTypedRange(value, change, { today, min, max })
  const ref = useResetRef<HTMLInputElement>(undefined, () => {
    if (owned !== undefined) return
    typed.show(defaultValue)
    change(defaultValue)
  })

  const choose = (range: DateRange, pastDays?: number) => {
    setIsOpen(false)
    typed.show(range)
    change(range, pastDays)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') typed.settle()
    if (!event.altKey || event.key !== 'ArrowDown') return
    event.preventDefault()
    setIsOpen(true)
  }
  const settleWhenLeft = ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    const isWithin = currentTarget.contains(relatedTarget)
    // From one day to the other is on the way; the button is not.
    if (!isWithin || isFromTextToButton(target, relatedTarget)) typed.settle()
    if (!isWithin && relatedTarget) setIsOpen(false)
  }
  const inputOf = (end: keyof DateRange, name: string) => ({
    type: 'text',
    'aria-label': name,
    'aria-required': required,
    autoComplete: 'off',
    placeholder: 'dd-mm-jjjj',
    disabled,
    value: typed.texts[end],
    onChange: (event: { target: HTMLInputElement }) => typed.type(end, event.target.value),
    onKeyDown,
    className: classNames(box.fieldInput, tabular, styles.input),
  })
  const group = { role: 'group', 'aria-label': frame.label, onBlur: settleWhenLeft }
  return (
    <FormField
      {...frame}
      className={classNames(styles.field, frame.className)}
      action={frame.action ?? dateRangePresetOf(value, today, yearStartMonth, texts)?.label}
      error={typed.error ?? frame.error}
    >
      {({ id, ...described }) => (
        <div {...group} className={classNames(box.fieldBox, box.fieldSize[size])}>
          <input {...described} {...inputOf('from', texts.from)} id={id} ref={ref} />
          <span aria-hidden className={styles.dash}>
            –
          </span>
          <input {...described} {...inputOf('to', texts.to)} />
          <RangeButton {...{ value, today, yearStartMonth, min, max, disabled, isOpen, setIsOpen }} onChoose={choose} />
          <SentValue name={name} value={value?.from} disabled={disabled} />
          <SentValue name={name} value={value?.to} disabled={disabled} />
        </div>
      )}
    </FormField>
  )
}

const isFromTextToButton = (left: EventTarget, next: EventTarget | null): boolean =>
  left instanceof HTMLInputElement && next instanceof HTMLButtonElement

interface RangeButtonProps extends RangePanelProps {
  isOpen: boolean
  setIsOpen: (isOpen: boolean) => void
  disabled: boolean | undefined
}

/** The button in the box, with what it opens. */
function RangeButton({ isOpen, setIsOpen, disabled, ...panel }: RangeButtonProps) {
  const texts = useLanguage('dateRangeField', dutch)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <IconButton
        ref={button}
        icon={CalendarDays}
        label={texts.choose}
        size="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={disabled}
        onClick={() => setIsOpen(!isOpen)}
        className={box.adornmentButton}
      />
      {isOpen && (
        <Popover
          anchor={button}
          placement="bottom-end"
          role="dialog"
          aria-label={texts.choose}
          onClose={() => setIsOpen(false)}
          className={styles.popover}
        >
          <RangePanel {...panel} />
        </Popover>
      )}
    </>
  )
}
