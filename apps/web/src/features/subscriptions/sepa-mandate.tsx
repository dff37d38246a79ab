import * as styles from './wizard.css.ts'

/** What one signs for direct debit: the words of the SEPA core scheme. */
export function SepaMandate() {
  return (
    <section aria-label="SEPA-machtiging" className={styles.mandate}>
      <strong>Doorlopende SEPA-machtiging</strong>
      <p>
        Door te bevestigen geef je Klopt toestemming om doorlopende incasso-opdrachten te sturen naar je bank om het
        abonnementsbedrag van je rekening af te schrijven, en geef je je bank toestemming om dat bedrag af te schrijven
        volgens de opdracht van Klopt.
      </p>
      <p>
        Ben je het niet eens met een afschrijving? Dan kun je die laten terugboeken. Vraag je bank binnen acht weken na
        de afschrijving naar de voorwaarden.
      </p>
    </section>
  )
}
