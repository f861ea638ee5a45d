/** Refusals of counting, receiving and throwing away. */
export const inventory = {
  'Ask for 0 to {most} days.': '0 से {most} दिन चुनें.',
  'Another count is open. Close it first.': 'एक गिनती अभी चल रही है. पहले उसे पूरा करें.',
  'There is no such count.': 'ऐसी कोई गिनती नहीं है.',
  'This count has ended.': 'यह गिनती पूरी हो चुकी है.',
  'Count {product} again: pieces of it came or went meanwhile.': '{product} फिर से गिनें: गिनती के बीच इसके पीस आए या गए.',
  '{product}: {missing} pieces cannot be booked, since checkouts or orders wait for them. Call off an order, or leave it out of the count.':
    '{product}: {missing} पीस दर्ज नहीं हो सकते, क्योंकि चेकआउट या ऑर्डर को इनकी ज़रूरत है. कोई ऑर्डर रद्द करें, या इसे गिनती से हटाएँ.',
  'Send either sku or variantId.': 'या तो SKU भेजें, या विकल्प.',
  'Count {least} to {most} pieces.': '{least} से {most} पीस गिनें.',
  'A bill has 1 to {most} lines.': 'बिल में 1 से {most} लाइनें होती हैं.',
  'Nobody has room for so many pieces.': 'इतने पीस रखने की जगह नहीं है.',
  'Bill {billNumber} of {supplier} was received before.': '{supplier} का बिल {billNumber} पहले ही दर्ज है.',
  'Nothing has the SKU {sku}.': 'SKU {sku} किसी सामान का नहीं है.',
  'Enter 1 to {most} pieces.': '1 से {most} पीस लिखें.',
  'A cost must be ₹0 or more.': 'लागत ₹0 या ज़्यादा होनी चाहिए.',
  'The supplier': 'सप्लायर',
  'Enter the day on the bill, such as 2026-11-26.': 'बिल की तारीख लिखें, जैसे 2026-11-26.',
  'The day on the bill is still to come.': 'बिल की तारीख अभी आई नहीं है.',
  'Take 1 piece or more.': '1 या ज़्यादा पीस लिखें.',
} as const;
