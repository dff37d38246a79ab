'use client'

import { CalendarDays } from '../icons/drawings.ts'
import { useRef, useState, type FocusEvent } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { adornmentButton } from '../form-field/field-box.css.ts'
import { withSent } from '../form-field/sent-value.tsx'
import { useTypedField } from '../hooks/use-typed-field.ts'
import { Popover } from '../overlay/popover.tsx'
import { classNames } from '../styles/class-names.ts'
import { tabular } from '../styles/utilities.css.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { Calendar } from './calendar.tsx'
import { exampleOf, useDate, useToday } from '../language/formats.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import { takesRef } from '../react-18.ts'

type Inherited = Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'suffix'>

export interface DateFieldProps extends Inherited {
  /** A civil date, `YYYY-MM-DD`, or null when the field is empty or what stands there is no date; leave it out to let the field keep it. */
  value?: string | null
  /** What stands there at first, where the field keeps its value. */
  defaultValue?: string
  /** Called with a civil date, or null. */
  onChange?: (date: string | null) => void
  /** The first day the calendar offers, `YYYY-MM-DD`; what is typed is for the form to judge. */
  min?: string
  /** The last day the calendar offers, `YYYY-MM-DD`. */
  max?: string
  /** The civil date that `vandaag`, `5`, `ma` and `+14` count from. Default today in Amsterdam. */
  today?: string
  /** Whether Tab goes from the date to the button of its calendar. Default true; Alt and the arrow down open it too. */
  calendarTabStop?: boolean
}

/**
 * A day: typed as `3-4`, `03042026`, `5` (of this month), `ma`, `+14` or `vandaag`, or chosen in a
 * calendar with week numbers (the button, or Alt and the arrow down).
 */
export const DateField = takesRef(function DateField(props: DateFieldProps) {
  const texts = useLanguage('dateField', dutch)
  const localToday = useToday()
  const { value: owned, defaultValue, onChange, ref: outer, name, min, max, today = localToday, ...others } = props
  const { error, onBlur, onKeyDown, calendarTabStop = true, ...rest } = others
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const dates = useDate()
  const parse = (text: string) => dates.parse(text, today)
  const field = useTypedField({ value: owned, defaultValue, onChange, ref: outer }, parse, dates.show)
  const { text, isUnread, type, settle, value, setValue, ref } = field

  const choose = (date: string) => {
    setValue(date)
    setIsOpen(false)
  }
  const closeWhenLeft = (event: FocusEvent<HTMLElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
  }
  const suffix = (
    <>
      <IconButton
        ref={button}
        icon={CalendarDays}
        label={texts.choose}
        size="small"
        tabIndex={calendarTabStop ? undefined : -1}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={rest.disabled || rest.readOnly}
        onClick={() => setIsOpen(!isOpen)}
        className={adornmentButton}
      />
      {isOpen && (
        <Popover
          anchor={button}
          placement="bottom-end"
          role="dialog"
          aria-label={texts.choose}
          onClose={() => setIsOpen(false)}
          onBlur={closeWhenLeft}
        >
          <Calendar value={value} onChoose={choose} today={today} min={min} max={max} />
        </Popover>
      )}
    </>
  )
  return (
    <TextField
      autoComplete="off"
      placeholder={dates.pattern(texts.letters)}
      {...rest}
      ref={ref}
      value={text}
      error={isUnread ? texts.notADate(exampleOf(dates)) : error}
      suffix={withSent(suffix, { name, value, disabled: rest.disabled })}
      onChange={(event) => type(event.target.value)}
      onBlur={(event) => {
        settle()
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        if (event.altKey && event.key === 'ArrowDown') {
          event.preventDefault()
          setIsOpen(true)
        }
        onKeyDown?.(event)
      }}
      inputClassName={classNames(tabular, props.inputClassName)}
    />
  )
})
