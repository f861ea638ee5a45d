/** What the graph answers at the desk, by how it says it. */
export const deskAnswers = {
  "Send the money back in the provider's dashboard, or by bank transfer, and write that down.":
    'पैसे भुगतान कंपनी के डैशबोर्ड से या बैंक से लौटाएँ, और यहाँ ‘मैंने भेज दिया’ लिखें.',
  'Nothing, for a day: the shop keeps asking. After that, look the refund up at the provider.':
    'एक दिन तक कुछ नहीं: दुकान पूछती रहती है. उसके बाद रिफ़ंड को भुगतान कंपनी के यहाँ देखें.',
  'Send the money to the bank account that the shopper names, and write its reference down.':
    'ग्राहक के बताए बैंक खाते में पैसे भेजें, और संदर्भ नंबर यहाँ लिखें.',
  'Find out why: the money goes back by itself, but a payment of another amount should not be possible.':
    'कारण खोजें: पैसे अपने आप लौटते हैं, पर दूसरी रक़म आनी ही नहीं चाहिए.',
  "Look in the provider's dashboard whether the payment was taken. The shop asks for five days; after that nothing will come.":
    'भुगतान कंपनी के डैशबोर्ड में देखें कि पैसे आए या नहीं. दुकान पाँच दिन पूछती है; उसके बाद कुछ नहीं आएगा.',
  'Read the log for its id. The shop keeps trying; it needs help when others go through meanwhile.':
    'लॉग में इसकी id देखें. दुकान कोशिश करती रहती है; दूसरे निकल जाएँ और यह न निकले, तब मदद चाहिए.',
  'Read the log for its id: the job that asks the provider and gives the goods back fails. The shop keeps trying.':
    'लॉग में इसकी id देखें: पूछने और सामान छोड़ने का काम नहीं हो रहा. दुकान कोशिश करती रहती है.',
  'Stop the delivery if it has not left, or ask whoever sent the money back in the dashboard.':
    'सामान न निकला हो तो डिलीवरी रोकें, या जिसने डैशबोर्ड से पैसे लौटाए, उससे पूछें.',

  'All of this order has left already.': 'इस ऑर्डर का सब सामान निकल चुका है.',
  'All of this order is on its way back.': 'इस ऑर्डर का सब सामान लौट रहा है.',
  'An FSSAI licence has 14 digits.': 'FSSAI लाइसेंस में 14 अंक होते हैं.',
  'Another import is under way.': 'एक और फ़ाइल आ रही है. उसके बाद कोशिश करें.',
  'Another zone has this name.': 'इस नाम का इलाक़ा पहले से है.',
  'Give 0 to 60 days.': '0 से 60 दिन लिखें.',
  'Give 1 to 500 beginnings of PIN codes, of 1 to 6 digits each.': 'पिन कोड की 1 से 500 शुरुआतें लिखें, हर एक 1 से 6 अंकों की.',
  'Give a GSTIN such as 29ABCDE1234F1Z5.': 'GSTIN लिखें, जैसे 29ABCDE1234F1Z5.',
  'Give a phone number with at least 6 digits.': 'कम से कम 6 अंकों का फ़ोन नंबर लिखें.',
  'Give a time such as 17:00.': 'समय लिखें, जैसे 17:00.',
  'Give an e-mail such as help@jhola.example.': 'ई-मेल लिखें, जैसे help@jhola.example.',
  'Give at least one day, 1 for Monday to 7 for Sunday.': 'कम से कम एक दिन चुनें.',
  'Give up to 12 times such as 18:00-21:00.': '12 तक समय लिखें, जैसे 18:00-21:00.',
  'It has to be 0 or more.': '0 या ज़्यादा होना चाहिए.',
  'It has to be ₹1 or more.': '₹1 या ज़्यादा होना चाहिए.',
  'It has to end after it begins.': 'ख़त्म होने का समय शुरू होने के बाद का हो.',
  'It has to lead to a category.': 'किसी कैटेगरी पर ले जाना ज़रूरी है.',
  'It needs a picture.': 'तस्वीर ज़रूरी है.',
  'Payment already done for this order.': 'इस ऑर्डर का भुगतान हो चुका है.',
  'Say how the grievance officer is reached.': 'शिकायत अधिकारी से संपर्क कैसे हो, यह लिखें.',
  'Send a price.': 'दाम लिखें.',
  'Send back all of it, or leave ₹1 or more.': 'सब लौटाएँ, या ₹1 या ज़्यादा छोड़ें.',
  'Send back ₹1 or more.': '₹1 या ज़्यादा लौटाएँ.',
  'Some of this order has not left yet. Send it first.': 'इस ऑर्डर का कुछ सामान अभी नहीं निकला. पहले उसे भेजें.',
  'The banner is removed.': 'बैनर हट गया.',
  'The slide is removed.': 'स्लाइड हट गई.',
  'The zone is removed.': 'इलाक़ा हट गया.',
  'The review is hidden.': 'रिव्यू रोक दिया गया.',
  'The review is shown again.': 'रिव्यू फिर दिख रहा है.',
  'The fee has to be whole rupees, 0 or more.': 'ख़र्च पूरे रुपये में हो, 0 या ज़्यादा.',
  'The page shows your text now.': 'पेज पर अब आपका लेख है.',
  'The text that comes with the shop is back.': 'दुकान के साथ आया लेख वापस आ गया.',
  'The text in Hindi is taken away.': 'हिंदी का लेख हट गया.',
  'The payment provider sends this refund.': 'यह रिफ़ंड भुगतान कंपनी भेजती है.',
  'There is no such banner.': 'ऐसा कोई बैनर नहीं है.',
  'There is no such refund.': 'ऐसा कोई रिफ़ंड नहीं है.',
  'There is no such return.': 'ऐसी कोई वापसी नहीं है.',
  'There is no such review.': 'ऐसा कोई रिव्यू नहीं है.',
  'There is no such slide.': 'ऐसी कोई स्लाइड नहीं है.',
  'There is no such zone.': 'ऐसा कोई इलाक़ा नहीं है.',
  'This refund was sent already.': 'यह रिफ़ंड भेजा जा चुका है.',
} as const;
