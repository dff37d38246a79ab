'use client'

import { BetweenHorizontalEnd, BetweenHorizontalStart, Ellipsis, Trash2 } from '../icons/drawings.ts'
import { memo } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { Menu } from '../menu/menu.tsx'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import type { EntryRows } from './use-entry-rows.ts'

interface EntryMenuProps<Row> {
  index: number
  rowKey: string
  hasRoom: boolean
  entries: EntryRows<Row>
}

/** What can be done with a line. Tab goes from cell to cell and passes it by: each of it has a key or a button. */
export const EntryMenu = memo(LineMenu) as typeof LineMenu

function LineMenu<Row>({ index, rowKey, hasRoom, entries }: EntryMenuProps<Row>) {
  const texts = useLanguage('entryGrid', dutch)
  return (
    <Menu
      placement="bottom-end"
      trigger={<IconButton icon={Ellipsis} label={texts.actionsOf(index + 1)} size="small" tabIndex={-1} />}
      items={[
        {
          label: texts.insertAbove,
          icon: BetweenHorizontalEnd,
          disabled: !hasRoom,
          onSelect: () => entries.insert(index),
        },
        {
          label: texts.insertBelow,
          icon: BetweenHorizontalStart,
          disabled: !hasRoom,
          onSelect: () => entries.insert(index + 1),
        },
        'separator',
        {
          label: texts.remove,
          icon: Trash2,
          hint: texts.removeKeys,
          danger: true,
          onSelect: () => entries.remove(rowKey),
        },
      ]}
    />
  )
}
