/** Phones take member numbers and dates for telephone numbers otherwise; what is a link is one already. */
export const NO_DETECTION =
  '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">';
