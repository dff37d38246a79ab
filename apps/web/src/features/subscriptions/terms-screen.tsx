import { Card, Logo, PageHeader } from '@klopt/ui'
import { RouterLink } from '../../app/routing/router-link.tsx'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import * as styles from './terms-screen.css.ts'

/** What one agrees to when choosing a plan; for everybody to read. */
export function TermsScreen() {
  usePageTitle('Voorwaarden')
  return (
    <main className={styles.page}>
      <RouterLink href="/start" aria-label="Klopt, naar de startpagina" className={styles.home}>
        <Logo height={28} />
      </RouterLink>
      <PageHeader title="Voorwaarden" description="Wat je met ons afspreekt als je een abonnement kiest." />
      <Card>
        <div className={styles.articles}>
          {articles.map(({ title, text }) => (
            <section key={title}>
              <h2 className={styles.title}>{title}</h2>
              <p>{text}</p>
            </section>
          ))}
        </div>
      </Card>
    </main>
  )
}

const articles = [
  {
    title: 'Je abonnement',
    text: 'Je kiest een abonnement dat bij je omzet past. Het gaat in zodra je het bevestigt en geldt voor één administratie. Je kunt altijd een ander abonnement kiezen.',
  },
  {
    title: 'Prijs en betaling',
    text: 'Je betaalt vooraf per maand of per jaar; een jaar kost tien maanden. De prijzen zijn exclusief btw. We schrijven het bedrag af van de rekening waarvoor je een machtiging geeft, en sturen de factuur naar het e-mailadres dat je opgeeft.',
  },
  {
    title: 'Een afschrijving terugdraaien',
    text: 'Ben je het niet eens met een afschrijving, dan kun je het bedrag binnen acht weken door je bank laten terugboeken.',
  },
  {
    title: 'Opzeggen',
    text: 'Je kunt elke maand opzeggen bij de instellingen van je administratie. Je abonnement stopt dan aan het einde van de lopende maand. Tot die dag kun je je opzegging intrekken.',
  },
  {
    title: 'Na het einde',
    text: 'Na een proefperiode of een opzegging kun je dertig dagen alles bekijken en exporteren, maar niets wijzigen. Kies je in die tijd een abonnement, dan ga je verder waar je was gebleven.',
  },
  {
    title: 'Je gegevens',
    text: 'Je boekhouding blijft van jou. Exporteren kan altijd. Jij bent verplicht je administratie zeven jaar te bewaren, ook als je bij ons weggaat.',
  },
] as const
