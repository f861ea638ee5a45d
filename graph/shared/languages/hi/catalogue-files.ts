/** What is said of the rows of a catalogue file, in Hindi. */
export const catalogueFiles = {
  'A handle has letters or digits.': 'हैंडल में अक्षर या अंक हों.',
  'A price must be above 0.': 'दाम 0 से ज़्यादा होता है.',
  'A price is at most ₹1,00,00,000.': 'दाम ज़्यादा से ज़्यादा ₹1,00,00,000 होता है.',
  'A product has at most {most} pictures.': 'एक सामान की ज़्यादा से ज़्यादा {most} तस्वीरें होती हैं.',
  'A quotation mark is opened and never closed.': 'एक उद्धरण चिह्न खुला है पर बंद नहीं हुआ.',
  'A rating is from 0.5 to 5.': 'रेटिंग 0.5 से 5 तक होती है.',
  'A shelf life is at least a day.': 'सामान कम से कम एक दिन टिकता है.',
  'A variant has at most one picture of its own.': 'एक विकल्प की अपनी ज़्यादा से ज़्यादा एक तस्वीर होती है.',
  'A workbook may have at most {most} MB.': 'वर्कबुक ज़्यादा से ज़्यादा {most} MB की हो.',
  'Another import is in progress.': 'एक और फ़ाइल आ रही है. उसके बाद कोशिश करें.',
  'Categories are at most {most} levels deep.': 'कैटेगरी में ज़्यादा से ज़्यादा {most} स्तर होते हैं.',
  'It is longer than 100 characters.': 'यह 100 अक्षरों से लंबा है.',
  'It is longer than {most} characters.': 'यह {most} अक्षरों से लंबा है.',
  'It is the same as row {row}, and neither has a SKU: it was imported as a separate item.':
    'यह पंक्ति {row} जैसी है, और दोनों का SKU नहीं है: इसे अलग सामान माना गया.',
  'Row {row} has this SKU already.': 'पंक्ति {row} में यह SKU पहले से है.',
  'Row {row} is about the same product with the same options.': 'पंक्ति {row} में यही सामान, यही विकल्प है.',
  'The SKU {sku} belongs to another product of the shop.': 'SKU {sku} दुकान के किसी और सामान का है.',
  'The archive is not a workbook.': 'यह फ़ाइल वर्कबुक नहीं है.',
  'The item is new to the shop, and its price is missing.': 'यह दुकान में नया है, और इसमें दाम नहीं है.',
  'The item is new to the shop, and its {part} is missing.': 'यह दुकान में नया है, और इसमें {part} नहीं है.',
  'The database rejects this row.': 'डेटाबेस यह पंक्ति नहीं लेता.',
  'The file contains no items.': 'फ़ाइल में कोई सामान नहीं है.',
  'The file is an archive or a document, not text: save the list as CSV, JSON lines or .xlsx.':
    'फ़ाइल टेक्स्ट नहीं है: सूची को CSV, JSON lines या .xlsx में सेव करें.',
  'The file is not a catalogue: no row at its top names a column for the name or the SKU of items.':
    'यह सामान की सूची नहीं है: ऊपर की किसी पंक्ति में नाम या SKU का कॉलम नहीं है.',
  'The file is written in UTF-32: save it as UTF-8, which spreadsheets call CSV UTF-8.':
    'फ़ाइल UTF-32 में है: इसे UTF-8 में सेव करें, जिसे शीट में CSV UTF-8 कहते हैं.',
  'The line is longer than a million characters.': 'पंक्ति दस लाख अक्षरों से लंबी है.',
  'The line is not a JSON object.': 'यह पंक्ति JSON नहीं है.',
  'The list in the workbook reaches too far: delete the cells far to its right or below it.':
    'वर्कबुक की सूची बहुत दूर तक फैली है: जो उससे बहुत आगे या नीचे है, उसे हटाएँ.',
  'The name is missing.': 'नाम नहीं है.',
  'The price is above the old price.': 'दाम पुराने दाम से ज़्यादा है.',
  'The row has {cells} cells, and the header has {columns}.': 'पंक्ति में {cells} ख़ाने हैं, और शीर्षक में {columns}.',
  'The row is longer than a million characters; perhaps a quotation mark is not closed.':
    'पंक्ति दस लाख अक्षरों से लंबी है; शायद कोई उद्धरण चिह्न बंद नहीं हुआ.',
  'The row is not valid CSV.': 'यह पंक्ति CSV नहीं है.',
  'The workbook has no sheet.': 'वर्कबुक में कोई शीट नहीं है.',
  'The workbook is too large once unpacked.': 'वर्कबुक खुलने पर बहुत बड़ी है.',
  category: 'कैटेगरी',
  price: 'दाम',
  '{cell} is a number that a spreadsheet has shortened: format the column as text.':
    '{cell} को शीट ने छोटा कर दिया: कॉलम को टेक्स्ट बनाएँ.',
  '{cell} is neither yes nor no.': '{cell} न yes है न no.',
  '{cell} is not a two-letter country code.': '{cell} किसी देश का दो अक्षरों का कोड नहीं है.',
  '{cell} is not a net quantity such as 500 g, 1.5 l, 9 m or 6 pieces.':
    '{cell} मात्रा नहीं है, जैसे 500 g, 1.5 l, 9 m या 6 pieces.',
  '{cell} is not a price in rupees.': '{cell} रुपये में दाम नहीं है.',
  '{cell} is not a time such as 2026-01-31T09:30:00Z.': '{cell} समय नहीं है, जैसे 2026-01-31T09:30:00Z.',
  '{cell} is not a whole number from 0 to {most}.': '{cell} 0 से {most} तक की पूरी संख्या नहीं है.',
  '{cell} is none of veg, egg and non-veg.': '{cell} न veg है, न egg, न non-veg.',
  'There is no picture {name} in the folder.': 'फ़ोल्डर में {name} नाम की तस्वीर नहीं है.',
  '{problem} It was left out.': '{problem} उसे छोड़ दिया गया.',
  '{problem} {advice}': '{problem} {advice}',
} as const;
