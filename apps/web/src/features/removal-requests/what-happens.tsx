import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { Card } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { today } from '../../app/today.ts'
import { removedText } from './removed-text.ts'
import * as styles from './removal.css.ts'

export type RemovalPreview = ResponseOf<typeof contract.removalRequests.preview>

/** What a request sets going, in order, and what there is to lose. */
export function WhatHappens({ preview }: { preview: RemovalPreview }) {
  const { readyForRemovalAt, readyOn } = preview
  const day = readyForRemovalAt === null ? readyOn : today(new Date(readyForRemovalAt * 1000))
  return (
    <Card title="Wat er gebeurt">
      <ol className={styles.steps}>
        <li>De eerste 30 dagen verandert er niets: iedereen kan erbij, en je kunt je verzoek intrekken.</li>
        <li>
          Vanaf <strong>{formatDateLong(day)}</strong> verwijderen we alles voorgoed: {removedText(preview)}.
        </li>
        <li>Daarna kan niemand er meer bij, ook wij niet. We kunnen niets terughalen.</li>
      </ol>
    </Card>
  )
}
