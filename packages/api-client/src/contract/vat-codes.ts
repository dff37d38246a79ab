import * as v from 'valibot'

export const saleVatCode = v.picklist(
  [
    'sale_high',
    'sale_low',
    'sale_lodging',
    'sale_zero',
    'sale_reverse',
    'sale_exempt',
    'sale_exempt_counted',
    'sale_eu_goods',
    'sale_eu_services',
    'sale_eu_triangular',
    'sale_eu_installation',
    'sale_export',
    'sale_outside_scope',
    'sale_oss',
    'sale_margin',
  ],
  'Kies een btw-tarief',
)

export const purchaseVatCode = v.picklist(
  [
    'purchase_high',
    'purchase_low',
    'purchase_high_mixed',
    'purchase_low_mixed',
    'purchase_zero',
    'purchase_none',
    'purchase_reverse',
    'purchase_eu_goods',
    'purchase_eu_goods_low',
    'purchase_eu_services',
    'purchase_non_eu',
    'purchase_non_eu_low',
  ],
  'Kies een btw-tarief',
)
