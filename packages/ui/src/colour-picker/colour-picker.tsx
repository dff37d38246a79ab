'use client'

import { ChevronDown } from '../icons/drawings.ts'
import { useId, useImperativeHandle, useRef, useState, type FocusEvent, type Ref } from 'react'
import * as box from '../form-field/field-box.css.ts'
import { FormField, type FieldControl, type FieldProps } from '../form-field/form-field.tsx'
import { Icon } from '../icons/icon.tsx'
import { Popover } from '../overlay/popover.tsx'
import { classNames } from '../styles/class-names.ts'
import { tabular } from '../styles/utilities.css.ts'
import type { ControlSize } from '../themes/scale.ts'
import { ColourPanel } from './colour-panel.tsx'
import type { ColourSwatch } from './colour-swatches.tsx'
import { parseColour } from './colour.ts'
import * as styles from './colour-picker.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import { SentValue } from '../form-field/sent-value.tsx'
import { useKeptValue } from '../hooks/use-kept-value.ts'
import { takesRef } from '../react-18.ts'

export interface ColourPickerProps extends FieldProps {
  /** `#rrggbb`; anything else shows as no colour yet; leave it out to let the field keep it. */
  value?: string
  /** The colour at first, where the field keeps it. */
  defaultValue?: string
  /** Called with `#rrggbb` in lower case, also while a slider is dragged. */
  onChange?: (colour: string) => void
  /** Colours to choose with one press. */
  swatches?: readonly ColourSwatch[]
  /** Cannot be used now, and is passed over by Tab. */
  disabled?: boolean
  /** Its height: 24, 28, 36 or 44 px. Default `medium`. */
  size?: ControlSize
  /** The name under which a form sends the colour. */
  name?: string
  /** The id of the control, when it must be a known one. */
  id?: string
  /** For its place: margins, width. */
  className?: string
  /** Focus left the field and its popover. */
  onBlur?: () => void
  /** The button that shows the colour. */
  ref?: Ref<HTMLButtonElement>
}

/** A colour: by area and hue, as a code, from the screen, or one of those that are offered. */
export const ColourPicker = takesRef(function ColourPicker(props: ColourPickerProps) {
  const texts = useLanguage('colourPicker', dutch)
  const { label, labelHidden, hint, error, action, id, className, ...rest } = props
  return (
    <FormField {...{ label, labelHidden, hint, error, action, id, className }}>
      {(control) => (
        <ColourControl {...rest} control={control} about={typeof label === 'string' ? label : texts.colour} />
      )}
    </FormField>
  )
})

interface ColourControlProps extends Omit<ColourPickerProps, keyof FieldProps | 'id' | 'className'> {
  control: FieldControl
  /** What the colour is for. */
  about: string
}

const none: readonly ColourSwatch[] = []
/** Where the sliders begin while there is no colour yet. */
const START = '#006070'

const ColourControl = takesRef(function ColourControl(props: ColourControlProps) {
  const texts = useLanguage('colourPicker', dutch)
  const { control, about, name, value: owned, defaultValue = '', onChange, ...others } = props
  const { swatches = none, disabled, size = 'medium', onBlur, ref: outer } = others
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const [value, setValue, ref] = useKeptValue(owned, defaultValue, onChange, outer)
  const codeId = useId()
  useImperativeHandle(ref, () => {
    if (!button.current) throw new Error('The button of a colour picker is rendered before its ref is asked for.')
    return button.current
  })
  const colour = parseColour(value)
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    if (event.relatedTarget) setIsOpen(false)
    onBlur?.()
  }
  return (
    <div className={styles.around} onBlur={leave}>
      <button
        id={control.id}
        ref={button}
        type="button"
        disabled={disabled}
        // The label names the button, so that its own text has to be told besides.
        aria-describedby={classNames(codeId, control['aria-describedby'])}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={classNames(
          box.fieldBox,
          box.fieldSize[size],
          styles.trigger,
          control['aria-invalid'] && styles.wrong,
        )}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.colour} style={{ backgroundColor: colour ?? undefined }} />
        <span id={codeId} className={classNames(tabular, styles.code, !colour && styles.placeholder)}>
          {colour ?? texts.choose}
        </span>
        <Icon of={ChevronDown} className={styles.chevron} />
      </button>
      <SentValue name={name} value={value} disabled={disabled} />
      {isOpen && (
        <Popover
          anchor={button}
          role="dialog"
          aria-label={about}
          className={styles.popover}
          onClose={() => setIsOpen(false)}
          onShown={(popover) => popover.querySelector<HTMLElement>('[role=slider]')?.focus()}
        >
          <ColourPanel
            value={colour ?? START}
            onChange={setValue}
            swatches={swatches}
            onDone={() => setIsOpen(false)}
          />
        </Popover>
      )}
    </div>
  )
})
