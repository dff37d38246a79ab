import type { TemplateEffect } from '@klopt/api-client/contract'
import * as styles from './firm-templates.css.ts'

interface EffectsProps {
  effects: readonly TemplateEffect[]
  /** Of a client that left, as the screen still knows it. */
  nameOf: (administrationId: number) => string
}

/** What a template does to each client; nothing is ever taken away. */
export function Effects({ effects, nameOf }: EffectsProps) {
  return (
    <ul className={styles.effects} aria-label="Wat er verandert">
      {effects.map((effect) => (
        <li key={effect.administrationId}>
          <span className={styles.name}>{effect.companyName ?? nameOf(effect.administrationId)}</span>
          <ul className={styles.points}>
            {linesOf(effect).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function linesOf({ refused, added, renamed, left }: TemplateEffect): string[] {
  if (refused !== null) return [refused]
  const lines = [
    ...added.map((what) => `Nieuw: ${what}`),
    ...renamed.map(({ number, from, to }) => `${number} heet nu ${from} en wordt ${to}`),
    ...left.map(({ number, reason }) => `${number} blijft: ${reason}`),
  ]
  return lines.length === 0 ? ['Niets: alles is er al.'] : lines
}
