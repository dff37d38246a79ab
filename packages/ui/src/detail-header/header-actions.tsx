'use client'

import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { buttonClassName } from '../button/button-class-name.ts'
import { IconButton } from '../button/icon-button.tsx'
import { Ellipsis } from '../icons/drawings.ts'
import { Icon } from '../icons/icon.tsx'
import { useLanguage } from '../language/use-language.ts'
import { AppLink } from '../menu/link-provider.tsx'
import type { MenuAction, MenuEntry } from '../menu/menu-entry.ts'
import { Menu } from '../menu/menu.tsx'
import { useMediaQuery } from '../side-menu/use-media-query.ts'
import { media } from '../themes/scale.ts'
import * as styles from './header-actions.css.ts'
import { dutch } from './texts.ts'

/** What can be done beside the main thing: a secondary button, or on a phone an entry under '…'. */
export interface HeaderAction extends Pick<MenuAction, 'label' | 'icon' | 'href' | 'onSelect' | 'danger'> {
  /** Its press is being worked on. */
  loading?: boolean
  /** What can be chosen of it: the button opens them, and under '…' each stands for itself. */
  items?: readonly MenuEntry[]
}

export interface HeaderActionsProps {
  /** The secondary buttons, in order. On a phone they stand under '…', before `more`. */
  besides?: readonly HeaderAction[]
  /** Under '…': what is done seldom. */
  more?: readonly MenuEntry[]
  /** The one primary button. */
  children?: ReactNode
}

/** The buttons at the top of a screen: one main action, and what a phone has no room for under '…'. */
export function HeaderActions({ besides, more, children }: HeaderActionsProps) {
  const hasMain = Boolean(children)
  const isPhone = useMediaQuery(media.phone)
  // Two buttons leave a tablet no room for the line beside them, and would go below it.
  const isTight = useMediaQuery(TIGHT)
  const { entries, buttons } = useFolded({ besides, more, hasMain, isTight })
  if (isPhone && hasMain) {
    return (
      <div className={styles.phoneRow}>
        {children}
        <MoreActions entries={entries} />
      </div>
    )
  }
  return (
    <>
      <MoreActions entries={entries} />
      <Besides buttons={buttons} />
      {children}
    </>
  )
}

interface Folding extends Pick<HeaderActionsProps, 'besides' | 'more'> {
  hasMain: boolean
  /** There is room for the main button alone. */
  isTight?: boolean
}

const TIGHT = '(max-width: 899.98px)'

/** Which actions are buttons here, and which entries. What is all there is to do stays a button on a phone. */
export function useFolded({ besides = [], more = [], hasMain, isTight = false }: Folding) {
  const isPhone = useMediaQuery(media.phone)
  const entries = [...besides.flatMap(entriesOf), ...more]
  return (isPhone && (hasMain || entries.length > 1)) || (isTight && hasMain)
    ? { buttons: [], entries }
    : { buttons: besides, entries: more }
}

const entriesOf = ({ loading = false, items, ...action }: HeaderAction): readonly MenuEntry[] =>
  items ?? [{ ...action, disabled: loading }]

/** '…', where there is something under it. */
export function MoreActions({ entries }: { entries: readonly MenuEntry[] }) {
  const texts = useLanguage('detailHeader', dutch)
  if (entries.length === 0) return null
  return (
    <Menu
      placement="bottom-end"
      items={entries}
      trigger={<IconButton variant="secondary" icon={Ellipsis} label={texts.more} />}
    />
  )
}

/** The secondary buttons where there is room for them. */
export const Besides = ({ buttons }: { buttons: readonly HeaderAction[] }) =>
  buttons.map((action) => <Beside key={action.label} {...action} />)

function Beside({ label, icon, href, onSelect, loading = false, items }: HeaderAction) {
  if (href !== undefined) {
    return (
      <AppLink href={href} className={buttonClassName()}>
        {icon && <Icon of={icon} />}
        {label}
      </AppLink>
    )
  }
  const button = (
    <Button icon={icon} loading={loading} onClick={onSelect}>
      {label}
    </Button>
  )
  return items ? <Menu trigger={button} items={items} placement="bottom-end" /> : button
}
