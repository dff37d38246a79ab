/**
 * The codes of RGS MKB 3.7 (level 4) that the chart uses, by the side the scheme
 * gives them, checked one by one against its table.
 */
export const RGS_DEBIT_CODES = `
  BIvaGooVvp BMvaTerVvp BMvaBegVvp WAfsAivGoo WAfsAmvBeg WAfsRviGoo WAfsRvmBeg
  BEivKapPbe BEivKapPpr BEivKapPro BLimBanDep BLimBanRba BLimKasKas BLimKruCra BLimKruPib BLimKruSto BMvaBeiVvp
  BMvaMeiVvp BMvaTevVvp BMvaVerVvp BVorDebHad BVorOvaNtf BVorOvaVan BVorOvaVof BVorOvrOvk BVorOvrRcb BVorOvrWbs BVorTusTbt
  BVorVbkTvo BVorVbkTvv BVrdHanVoo WAfsAmvBei WAfsAmvMei WAfsAmvTev WAfsAmvVeb WAfsRvmBei WAfsRvmMei WAfsRvmTev
  WAfsRvmVeb WBedAdlBan WBedAdlBet WBedAdlBev
  WBedAdlKav WBedAdlNbo WBedAdlVal WBedAeaAea WBedAeaAej WBedAlkKzo WBedAlkOal WBedAssBea WBedAssOva WBedAutAsa
  WBedAutBop WBedAutBra WBedAutMot WBedAutOak WBedAutOpa WBedAutPar WBedAutRoa WBedEemRoi WBedEemWdd WBedHuiAoz
  WBedHuiBeh WBedHuiGwe WBedHuiOhv WBedHuiSch WBedKanCea WBedKanKak WBedKanKan WBedKanOka WBedKanPor WBedKanSof
  WBedKanTef WBedKanVak WBedOvpOpk WBedOvpOvp WBedOvpRkv WBedOvpUik WBedVkkAdd WBedVkkKmz WBedVkkOvr WBedVkkRea
  WBedVkkRel WBedVkkRep WBedVkkRev WBedVkkVrk WBedVkkWeb WBedWkrWkf WBelBgrBgr WFbeOrlRkb WFbeOrlRlb WFbeRlsRlk
  WKprInhInh WKprKvgKvg WOmzKebVek WPerLesLon WPerLesSld WPerLesVag WPerPenPen WPerSolPsv
`
  .trim()
  .split(/\s+/)

export const RGS_CREDIT_CODES = `
  BIvaGooCae BMvaBegCae
  BEivAgiAgi BEivGokGea BEivKapOnd BEivKapPrs BEivOreRvh BEivOvrAlr BEivOvrOrs BEivBefBef BLasOlsOsl BLasSakLvl BMvaBeiCae BMvaMeiCae
  BMvaTevCae BMvaVerCae BSchBepBla BSchBepBlb BSchBepBlo BSchBepBlu BSchBepBlv BSchBepBlw BSchBepBop BSchBepBtw BSchBepEob BSchBepLhe
  BSchBepOvb BSchBepTdb BSchBepVpb BSchCreHac BSchOpaOop BSchOpaVgo BSchOvsOvs BSchOvsSaa BSchOvsStp BSchOvsTbd BSchSalNet BSchSalTvg
  BSchVobVob WBedAdlBtk WFbeRlmObr WOmzNodNod WOmzNodOdb WOmzNodOdg WOmzNodOdh WOmzNodOdi WOmzNodOdl WOmzNohOla
  WOmzNohOlh WOmzNohOli WOmzNohOln WOmzNohOlv WOmzNohOpg WOvbOvoOvo
`
  .trim()
  .split(/\s+/)
