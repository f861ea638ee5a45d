/** Texts of the way from an empty shop to its first sale. */
export const deskFirstRun = {
  'To your first sale': 'पहली बिक्री तक',
  '{done} of {count} steps done': '{count} में से {done} काम पूरे',
  'To do': 'बाक़ी है',
  'Look again': 'फिर देखें',
  '{title}: look again': '{title}: फिर देखें',
  'We could not load the first steps.': 'पहले काम लोड नहीं हो सके.',
  'Name your shop': 'दुकान का नाम रखें',
  'Pages, mails and invoices carry it.': 'पेज, मेल और बिल पर यही नाम रहेगा.',
  'Name the shop': 'नाम लिखें',
  'Say where it is': 'बताएँ कि दुकान कहाँ है',
  'The address stands on the contact page and on every invoice.': 'यह पता संपर्क पेज पर और हर बिल पर रहता है.',
  'Write the address': 'पता लिखें',
  'Make a category': 'एक कैटेगरी बनाएँ',
  'Such as Rice or Snacks. Shoppers find products by it.': 'जैसे चावल या नमकीन. ग्राहक इसी से सामान ढूँढते हैं.',
  'Put a product on the shelf': 'एक सामान बिक्री पर रखें',
  'With a price and the pieces that you have. What you type is kept until you publish it.':
    'दाम और स्टॉक के साथ. जो लिखा है, वह पब्लिश करने तक रखा रहता है.',
  'Say what delivery costs': 'बताएँ कि डिलीवरी कितने की है',
  'And, where you like, to which PIN codes and on which days you bring things.':
    'और चाहें तो यह भी कि किन PIN कोड पर और किन दिनों में सामान पहुँचता है.',
  'Set the delivery': 'डिलीवरी तय करें',
  'Decide how you are paid': 'तय करें कि पैसे कैसे मिलेंगे',
  'Take cash at the door, or have the keys of Razorpay entered where the shop runs.':
    'दरवाज़े पर कैश लें, या दुकान जहाँ चलती है वहाँ Razorpay की keys डलवाएँ.',
  'Set the payment': 'भुगतान तय करें',
  'Buy something yourself': 'ख़ुद कुछ ख़रीदकर देखें',
  'Order it in the shop as a shopper would.': 'दुकान में ग्राहक की तरह ऑर्डर करें.',
  'Pack it, send it, hand it over': 'पैक करें, भेजें, पहुँचाएँ',
  'Take the order through to the door once.': 'एक बार ऑर्डर को दरवाज़े तक पहुँचाकर देखें.',
  'See the orders': 'ऑर्डर देखें',
} as const;
