/** What the dashboard of a fiscal year is asked with; without a year the server shows that of today. */
export const dashboardInput = (administrationId: number, year: number | undefined) => ({
  params: { administrationId },
  query: year === undefined ? {} : { year: String(year) },
})
