import { AddUuidV71795200000000 } from './migrations/1795200000000-AddUuidV7.js';
import { CreateShop1795250075790 } from './migrations/1795250075790-CreateShop.js';
import { KeepWishesAndSubscriptions1795257399811 } from './migrations/accounts/1795257399811-KeepWishesAndSubscriptions.js';
import { AddIdentityLinks1795257503995 } from './migrations/accounts/1795257503995-AddIdentityLinks.js';
import { AddUserImages1795259918016 } from './migrations/accounts/1795259918016-AddUserImages.js';
import { AddShopperHold1795341600000 } from './migrations/accounts/1795341600000-AddShopperHold.js';
import { AddMessages1795357461303 } from './migrations/accounts/1795357461303-AddMessages.js';
import { AddRoles1795374000000 } from './migrations/accounts/1795374000000-AddRoles.js';
import { WriteInLanguages1795416000000 } from './migrations/accounts/1795416000000-WriteInLanguages.js';
import { AddAddresses1795424400000 } from './migrations/accounts/1795424400000-AddAddresses.js';
import { AddEmailLinks1795456800000 } from './migrations/accounts/1795456800000-AddEmailLinks.js';
import { ReconcilePayments1795257973061 } from './migrations/buying/1795257973061-ReconcilePayments.js';
import { AddPriceAtChoice1795263146826 } from './migrations/buying/1795263146826-AddPriceAtChoice.js';
import { WidenMoney1795353600000 } from './migrations/buying/1795353600000-WidenMoney.js';
import { EndUnpaidOrders1795356000000 } from './migrations/buying/1795356000000-EndUnpaidOrders.js';
import { NameStockSteps1795365600000 } from './migrations/buying/1795365600000-NameStockSteps.js';
import { KeepSkusOfLines1795372800000 } from './migrations/buying/1795372800000-KeepSkusOfLines.js';
import { FollowOrders1795387200000 } from './migrations/buying/1795387200000-FollowOrders.js';
import { IssueInvoices1795401600000 } from './migrations/buying/1795401600000-IssueInvoices.js';
import { PromiseDelivery1795403111000 } from './migrations/buying/1795403111000-PromiseDelivery.js';
import { InvoiceDelivery1795412400000 } from './migrations/buying/1795412400000-InvoiceDelivery.js';
import { AddCashAndExpress1795428000000 } from './migrations/buying/1795428000000-AddCashAndExpress.js';
import { KeepNotesOfPayments1795453200000 } from './migrations/buying/1795453200000-KeepNotesOfPayments.js';
import { CompareStatesBySets1795474800000 } from './migrations/buying/1795474800000-CompareStatesBySets.js';
import { UpsertCartLines1795478400000 } from './migrations/buying/1795478400000-UpsertCartLines.js';
import { SpeakUpi1795702900000 } from './migrations/buying/1795702900000-SpeakUpi.js';
import { StandInOffers1795714030000 } from './migrations/buying/1795714030000-StandInOffers.js';
import { AddSearch1795258476249 } from './migrations/catalogue/1795258476249-AddSearch.js';
import { CountCatalogueChanges1795283301000 } from './migrations/catalogue/1795283301000-CountCatalogueChanges.js';
import { LetSearchWait1795285161771 } from './migrations/catalogue/1795285161771-LetSearchWait.js';
import { CountProductsAtOnce1795295209257 } from './migrations/catalogue/1795295209257-CountProductsAtOnce.js';
import { AddPictureScenes1795346400000 } from './migrations/catalogue/1795346400000-AddPictureScenes.js';
import { AddPictureZoom1795357200000 } from './migrations/catalogue/1795357200000-AddPictureZoom.js';
import { MeasurePacks1795360000000 } from './migrations/catalogue/1795360000000-MeasurePacks.js';
import { KeepPriceHistory1795363200000 } from './migrations/catalogue/1795363200000-KeepPriceHistory.js';
import { AddProductLabels1795370400000 } from './migrations/catalogue/1795370400000-AddProductLabels.js';
import { PlanCountsOnce1795408800000 } from './migrations/catalogue/1795408800000-PlanCountsOnce.js';
import { NameCategoriesInHindi1795431700000 } from './migrations/catalogue/1795431700000-NameCategoriesInHindi.js';
import { KeepCards1795438800000 } from './migrations/catalogue/1795438800000-KeepCards.js';
import { MeasureLengths1795446000000 } from './migrations/catalogue/1795446000000-MeasureLengths.js';
import { HeadlinesInHindi1795449600000 } from './migrations/catalogue/1795449600000-HeadlinesInHindi.js';
import { CountStars1795464000000 } from './migrations/catalogue/1795464000000-CountStars.js';
import { SampleProducts1795467600000 } from './migrations/catalogue/1795467600000-SampleProducts.js';
import { AddPackPictures1795471200000 } from './migrations/catalogue/1795471200000-AddPackPictures.js';
import { AddAdministration1795271456011 } from './migrations/running/1795271456011-AddAdministration.js';
import { AnnounceChanges1795272513000 } from './migrations/running/1795272513000-AnnounceChanges.js';
import { QueueJobs1795310000000 } from './migrations/running/1795310000000-QueueJobs.js';
import { KeepAnswers1795368000000 } from './migrations/running/1795368000000-KeepAnswers.js';
import { NameStoredAnswers1795372000000 } from './migrations/running/1795372000000-NameStoredAnswers.js';
import { NameWalHistory1795380000000 } from './migrations/running/1795380000000-NameWalHistory.js';
import { AddWebhooks1795390800000 } from './migrations/running/1795390800000-AddWebhooks.js';
import { AddChanges1795394400000 } from './migrations/running/1795394400000-AddChanges.js';
import { LimitKeys1795419600000 } from './migrations/running/1795419600000-LimitKeys.js';
import { AddPublicKeys1795420800000 } from './migrations/running/1795420800000-AddPublicKeys.js';
import { KeepShopSettings1795430400000 } from './migrations/running/1795430400000-KeepShopSettings.js';
import { AddBulkExports1795434000000 } from './migrations/running/1795434000000-AddBulkExports.js';
import { TextsInHindi1795460400000 } from './migrations/running/1795460400000-TextsInHindi.js';
import { NoteInstallations1795482000000 } from './migrations/running/1795482000000-NoteInstallations.js';

/** Every step that the tables have taken, oldest first; `npm run migration` adds to it. */
export const migrations = [
  AddUuidV71795200000000,
  CreateShop1795250075790,
  KeepWishesAndSubscriptions1795257399811,
  AddIdentityLinks1795257503995,
  ReconcilePayments1795257973061,
  AddSearch1795258476249,
  AddUserImages1795259918016,
  AddPriceAtChoice1795263146826,
  AddAdministration1795271456011,
  AnnounceChanges1795272513000,
  CountCatalogueChanges1795283301000,
  LetSearchWait1795285161771,
  CountProductsAtOnce1795295209257,
  QueueJobs1795310000000,
  AddShopperHold1795341600000,
  AddPictureScenes1795346400000,
  WidenMoney1795353600000,
  EndUnpaidOrders1795356000000,
  AddPictureZoom1795357200000,
  AddMessages1795357461303,
  MeasurePacks1795360000000,
  KeepPriceHistory1795363200000,
  NameStockSteps1795365600000,
  KeepAnswers1795368000000,
  AddProductLabels1795370400000,
  NameStoredAnswers1795372000000,
  KeepSkusOfLines1795372800000,
  AddRoles1795374000000,
  NameWalHistory1795380000000,
  FollowOrders1795387200000,
  AddWebhooks1795390800000,
  AddChanges1795394400000,
  IssueInvoices1795401600000,
  PromiseDelivery1795403111000,
  PlanCountsOnce1795408800000,
  InvoiceDelivery1795412400000,
  WriteInLanguages1795416000000,
  LimitKeys1795419600000,
  AddPublicKeys1795420800000,
  AddAddresses1795424400000,
  AddCashAndExpress1795428000000,
  KeepShopSettings1795430400000,
  NameCategoriesInHindi1795431700000,
  AddBulkExports1795434000000,
  KeepCards1795438800000,
  MeasureLengths1795446000000,
  HeadlinesInHindi1795449600000,
  KeepNotesOfPayments1795453200000,
  AddEmailLinks1795456800000,
  TextsInHindi1795460400000,
  CountStars1795464000000,
  SampleProducts1795467600000,
  AddPackPictures1795471200000,
  CompareStatesBySets1795474800000,
  UpsertCartLines1795478400000,
  NoteInstallations1795482000000,
  SpeakUpi1795702900000,
  StandInOffers1795714030000,
];
