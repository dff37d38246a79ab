import { Badge, type DetailHeaderProps } from '@klopt/ui'
import type { ReactNode } from 'react'
import { usePageTitle } from '../app/routing/use-page-title.ts'
import { useWriteBlock } from '../app/session/use-write-block.ts'
import type { Autosave, AutosaveState } from '../shared/drafts/autosave.ts'
import { useAskBeforeLeaving } from '../shared/drafts/use-ask-before-leaving.ts'
import type { DraftProblems } from '../shared/selling/draft.ts'
import * as styles from './document-editor.css.ts'
import { NarrowPreview, WidePreview, type DocumentPreviewProps } from './document-preview.tsx'
import { DraftConflict } from './draft-conflict.tsx'
import { FormBody } from './form-body.tsx'
import { SaveIndicator } from './save-indicator.tsx'
import { ListedHeader } from './listed-header.tsx'

export interface DraftScreenProps {
  administrationId: number
  /** The list it joins. */
  back: DetailHeaderProps['back']
  title: string
  description?: ReactNode
  /** 'Deze factuur' */
  what: string
  state: { problems: DraftProblems; saving: AutosaveState; autosave: Pick<Autosave<never>, 'flush'> }
  /** As the server has it; null while it does not exist. */
  existing: { readonly updatedAt: number } | null
  /** YYYY-MM-DD */
  today: string
  /** The paper it becomes; null where something else stands beside the form. */
  preview: DocumentPreviewProps | null
  /** What stands beside the form instead, and under it where there is no room. */
  aside?: ReactNode
  /** What it is called as it stands. */
  badge?: string
  /** What can become of it, for who may change it. */
  actions: ReactNode
  onLoadNewest: () => void
  /** The fields. */
  children: ReactNode
}

/** A draft to be sent: the form at the left, the paper it becomes at the right. It saves itself. */
export function DraftScreen(props: DraftScreenProps) {
  const { title, state, preview, aside, badge = 'Concept' } = props
  usePageTitle(title)
  const writeBlock = useWriteBlock(props.administrationId, { permission: 'BOOKING' })
  const { phase } = state.saving
  const isIncomplete = Object.keys(state.problems).length > 0
  useAskBeforeLeaving(phase === 'failed' || (phase === 'waiting' && isIncomplete))
  return (
    <div className={styles.screen}>
      <div className={styles.form}>
        <ListedHeader
          back={props.back}
          className={styles.pageHeader}
          title={title}
          badge={<Badge>{badge}</Badge>}
          description={props.description}
          actions={
            <>
              <SaveIndicator
                saving={state.saving}
                savedAt={props.existing === null ? null : props.existing.updatedAt * 1000}
                today={props.today}
                isIncomplete={isIncomplete}
                onRetry={() => void state.autosave.flush()}
              />
              {preview && <NarrowPreview {...preview} />}
            </>
          }
        />
        {phase === 'conflict' && <DraftConflict what={props.what} onLoadNewest={props.onLoadNewest} />}
        <FormBody writeBlock={writeBlock}>{props.children}</FormBody>
        {writeBlock === null && props.actions}
      </div>
      {preview && <WidePreview {...preview} />}
      {aside}
    </div>
  )
}
