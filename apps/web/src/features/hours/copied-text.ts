/** What was taken over of another week, in words. */
export function copiedText(copied: number, skipped: number): string {
  const regels = (count: number) => (count === 1 ? '1 regel' : `${count} regels`)
  if (copied === 0 && skipped === 0) return 'Daar staan geen uren om over te nemen'
  if (skipped === 0) return `${regels(copied)} overgenomen`
  return `${regels(copied)} overgenomen, ${regels(skipped)} overgeslagen omdat er al uren staan of het project gesloten is`
}
