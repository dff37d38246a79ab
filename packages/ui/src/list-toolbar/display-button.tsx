'use client'

import { Columns3 } from '../icons/drawings.ts'
import { useRef, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { focusFirst } from '../overlay/focus.ts'
import { Popover } from '../overlay/popover.tsx'
import { RadioGroup } from '../radio/radio-group.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import * as styles from './list-toolbar.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import type { ListDisplay } from './toolbar-types.ts'

const densities = ['compact', 'normal', 'roomy'] as const

/** Which columns there are, and how high the rows are. */
export function DisplayButton({ display }: { display: ListDisplay }) {
  const texts = useLanguage('listToolbar', dutch)
  const { columns, onColumnsChange, density, onDensityChange } = display
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const toggle = (id: string) =>
    onColumnsChange(columns.filter((column) => (column.id === id) !== column.shown).map((column) => column.id))
  return (
    <>
      <Tooltip content={texts.display}>
        <IconButton
          ref={button}
          icon={Columns3}
          label={texts.display}
          variant="secondary"
          aria-haspopup="dialog"
          className={styles.filters}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </Tooltip>
      {isOpen && (
        <Popover
          anchor={button}
          role="dialog"
          aria-label={texts.display}
          placement="bottom-end"
          onClose={() => setIsOpen(false)}
          onShown={(popover) => focusFirst(popover, undefined)}
          className={styles.popover}
        >
          <div className={styles.fields}>
            {columns.length > 0 && (
              <fieldset className={styles.columns}>
                <legend className={styles.legend}>{texts.columns}</legend>
                {columns.map(({ id, label, shown }) => (
                  <Checkbox key={id} label={label} checked={shown} onChange={() => toggle(id)} />
                ))}
              </fieldset>
            )}
            {display.children}
            <RadioGroup
              label={texts.density}
              options={densities.map((value) => ({ value, label: texts.densities[value] }))}
              value={density}
              onChange={onDensityChange}
            />
          </div>
        </Popover>
      )}
    </>
  )
}
