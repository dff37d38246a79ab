'use client'

import { Plus } from '../icons/drawings.ts'
import { useMemo } from 'react'
import type { Option, OptionValue } from '../select/option.ts'
import { normalise } from '../select/typeahead.ts'
import type { ComboboxFieldProps } from './combobox-field.tsx'
import { useSearchedOptions } from './use-searched-options.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

/** The value of the row that makes what was typed. No id or code looks like this. */
export const CREATE = '\u0000create'

/** What is found, and after it the row to make what is not there yet. */
export function useComboboxRows<Value extends OptionValue>(
  props: ComboboxFieldProps<Value>,
  search: string,
  open: boolean,
) {
  const texts = useLanguage('combobox', dutch)
  const { onCreate, createLabel = texts.create } = props
  const { found, state } = useSearchedOptions(props, search, open)
  const canCreate = onCreate !== undefined && search !== '' && state !== 'loading'

  const rows = useMemo((): readonly Option[] => {
    const exists = found.some(({ label }) => normalise(label) === normalise(search))
    if (!canCreate || exists) return found
    return [...found, { value: CREATE, label: createLabel(search), icon: Plus }]
  }, [found, search, canCreate, createLabel])

  return { rows, found, state }
}
