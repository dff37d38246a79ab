/** Easter Sunday of the Gregorian calendar (the algorithm of Butcher, Astronomical Algorithms by Meeus, chapter 8). */
export function easterOf(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const leapCenturies = Math.floor(century / 4)
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - leapCenturies - correction + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * toSunday) / 451)
  const count = moon + toSunday - 7 * late + 114
  const month = String(Math.floor(count / 31)).padStart(2, '0')
  return `${year}-${month}-${String((count % 31) + 1).padStart(2, '0')}`
}
