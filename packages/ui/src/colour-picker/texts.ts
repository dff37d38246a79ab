/** The words of a colour picker. */
export const dutch = {
  colour: 'Kleur',
  choose: 'Kies een kleur…',
  area: 'Verzadiging en lichtheid',
  areaValue: (saturation: number, lightness: number): string => `Verzadiging ${saturation}%, lichtheid ${lightness}%`,
  hue: 'Tint',
  hueValue: (degrees: number, name: string): string => `${degrees} graden, ${name}`,
  /** Names of the hues, each from so many degrees on. */
  hues: [
    [0, 'rood'],
    [20, 'oranje'],
    [45, 'geel'],
    [70, 'groen'],
    [160, 'turkoois'],
    [200, 'blauw'],
    [260, 'paars'],
    [310, 'roze'],
    [345, 'rood'],
  ] as readonly (readonly [from: number, name: string])[],
  swatches: 'Voorbeeldkleuren',
  onWhite: ['Te licht voor witte tekst', 'Goed voor witte tekst'] as readonly [string, string],
  onBlack: ['Te donker voor zwarte tekst', 'Goed voor zwarte tekst'] as readonly [string, string],
  fromScreen: 'Kleur van het scherm kiezen',
  code: 'Kleurcode',
  notAColour: 'Dit is geen kleur. Typ het bijvoorbeeld als #006070.',
}
