import { IconButton, Menu, Tooltip, type MenuAction } from '@klopt/ui'
import { formatFileSize } from '@klopt/validators'
import { Ellipsis, type LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import type { ViewerFile } from '../types.ts'
import * as styles from './toolbar.css.ts'
import { useRoving } from './use-roving.ts'

/** A button of the toolbar, or an entry of its menu where there is little room. */
export interface Tool {
  id: string
  icon: LucideIcon
  label: string
  /** The key that does the same. */
  keyHint?: string
  /** On or off, for what stays on. */
  isOn?: boolean
  isDisabled?: boolean
  onPress: () => void
}

interface ToolbarProps {
  file: ViewerFile
  /** Beside each other; a list is a group. Of null only the room is there. */
  groups: readonly (readonly Tool[])[] | null
  /** Into the menu where there is little room. */
  collapsed: ReadonlySet<string>
  /** Between the buttons that zoom. */
  zoomText: string | undefined
}

/** The name of the file, and what can be done with it. */
export function Toolbar({ file, groups, ...tools }: ToolbarProps) {
  return (
    <div className={styles.header}>
      <p className={styles.file}>
        <Tooltip content={file.name}>
          <span className={styles.name}>{file.name}</span>
        </Tooltip>
        <span className={styles.size}>{formatFileSize(file.sizeBytes)}</span>
      </p>
      {groups === null && <div className={styles.tools} />}
      {groups && groups.flat().length > 0 && <Tools {...tools} groups={groups} />}
    </div>
  )
}

interface ToolsProps extends Pick<ToolbarProps, 'collapsed' | 'zoomText'> {
  groups: readonly (readonly Tool[])[]
}

/** One stop of Tab; arrows go through it. */
function Tools({ groups, collapsed, zoomText }: ToolsProps) {
  const bar = useRef<HTMLDivElement>(null)
  const roving = useRoving(bar, 'button:not([role="menuitem"])', 'row')
  const inMenu = groups.flat().filter(({ id }) => collapsed.has(id))
  const shown = groups.map((group) => group.filter(({ id }) => !collapsed.has(id))).filter((group) => group.length > 0)
  return (
    <div ref={bar} role="toolbar" aria-label="Document" tabIndex={-1} className={styles.tools} {...roving}>
      {shown.map((group) => (
        <div key={group[0]?.id} className={styles.group}>
          {group.map((tool) => (
            <ToolButton key={tool.id} tool={tool} zoomText={tool.id === 'zoom-in' ? zoomText : undefined} />
          ))}
        </div>
      ))}
      {inMenu.length > 0 && (
        <Menu
          placement="bottom-end"
          trigger={<IconButton icon={Ellipsis} label="Meer" />}
          items={inMenu.map(asMenuAction)}
        />
      )}
    </div>
  )
}

function ToolButton({ tool, zoomText }: { tool: Tool; zoomText: string | undefined }) {
  const { icon, label, keyHint, isOn, isDisabled, onPress } = tool
  return (
    <>
      {zoomText && (
        <span role="status" aria-label={`Zoom ${zoomText}`} className={styles.zoom}>
          {zoomText}
        </span>
      )}
      <Tooltip content={keyHint ? `${label} (${keyHint})` : label}>
        <IconButton
          icon={icon}
          label={label}
          aria-keyshortcuts={keyHint}
          aria-pressed={isOn}
          // Not `disabled`: the focus would be lost at the last step.
          aria-disabled={isDisabled || undefined}
          className={isOn ? styles.on : isDisabled ? styles.disabled : undefined}
          onClick={() => !isDisabled && onPress()}
        />
      </Tooltip>
    </>
  )
}

const asMenuAction = ({ icon, label, isDisabled, onPress }: Tool): MenuAction => ({
  icon,
  label,
  onSelect: onPress,
  ...(isDisabled !== undefined && { disabled: isDisabled }),
})
