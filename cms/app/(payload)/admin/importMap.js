import { OnSite as OnSite_c04ba7248ac46367c8f4bda0314f889d } from '../../../admin/publication/OnSite.tsx'
import { TargetField as TargetField_05e7ce3a4b10d441ee98ca38a014e0e1 } from '../../../admin/targets/TargetField.tsx'
import { AddressCell as AddressCell_69fe44d558008c1546d15c7564891872 } from '../../../admin/addresses/AddressCell.tsx'
import { UsedIn as UsedIn_7e000eae2086d3ed782259cc97838277 } from '../../../admin/references/UsedIn.tsx'
import { DeadLinks as DeadLinks_f9de914fa7ba87741e178f1f3c947658 } from '../../../admin/targets/DeadLinks.tsx'
import { ChooseTemplate as ChooseTemplate_554477d05fa70a33b1f7814a2b1c7a61 } from '../../../admin/blocks/ChooseTemplate.tsx'
import { StartBlocks as StartBlocks_0062363c2b9c7b045a744d36cb7cd70f } from '../../../admin/blocks/StartBlocks.tsx'
import { BlockLabel as BlockLabel_d97c8da3a1db92952cca2e5aa6eba092 } from '../../../admin/BlockLabel.tsx'
import { RowLabel as RowLabel_fd22e04681c1e9cfc3547b445d59afa2 } from '../../../admin/RowLabel.tsx'
import { RichTextField as RichTextField_c777ff4ff09e1ea8f9b7a905e10ec6fe } from '../../../admin/richText/RichTextField.tsx'
import { DayField as DayField_6350e0d8b14fac5b0b21e7e1156ddec9 } from '../../../admin/fields/DayField.tsx'
import { TargetsField as TargetsField_36cb349875a41224112feaa10038c1f1 } from '../../../admin/targets/TargetsField.tsx'
import { FormNameField as FormNameField_a2c336032de5d92d6077e61b1b386001 } from '../../../admin/fields/FormNameField.tsx'
import { SearchPreview as SearchPreview_8cac4b156523e2a1f493a7a807cf94fd } from '../../../admin/search/SearchPreview.tsx'
import { NameUntitled as NameUntitled_5b3a8dfe4160431f89fac2fa37b48c93 } from '../../../admin/fields/NameUntitled.tsx'
import { Publish as Publish_3813c67f774b5789d9e0e5dc6a361c3a } from '../../../admin/refusals/HoldRefusals.tsx'
import { VersionsView as VersionsView_ab62b1467a6aba7e62657ff9a157bc0f } from '../../../admin/versions/VersionsView.tsx'
import { FormFields as FormFields_5dfcc11cc22d0f1c63d93e7a61497032 } from '../../../admin/forms/FormFields.tsx'
import { Save as Save_3813c67f774b5789d9e0e5dc6a361c3a } from '../../../admin/refusals/HoldRefusals.tsx'
import { CountryField as CountryField_3abca43ef6ffa68b672214445a06f35b } from '../../../admin/fields/ListedField.tsx'
import { ZoneField as ZoneField_3abca43ef6ffa68b672214445a06f35b } from '../../../admin/fields/ListedField.tsx'
import { MomentField as MomentField_960f0630f79b4491ef10e11748dc2291 } from '../../../admin/fields/MomentField.tsx'
import { LeadActions as LeadActions_6233b1daa7d0e065b9c719c0a545eff7 } from '../../../admin/inbox/LeadActions.tsx'
import { RequestSheet as RequestSheet_8672093edea4a4c55609ff2f0e572f6c } from '../../../admin/inbox/RequestSheet.tsx'
import { Conversation as Conversation_28d277e59597dd7506ea093608091ad0 } from '../../../admin/inbox/Conversation.tsx'
import { NameCell as NameCell_70dcb31fcb247ef5f293aaaa562abcaf } from '../../../admin/inbox/NameCell.tsx'
import { NoField as NoField_0ab6f7f5995185a8c767ee1f507acf28 } from '../../../admin/inbox/NoField.tsx'
import { PlainCell as PlainCell_f634c47677215e6523233d581cb260b6 } from '../../../admin/inbox/PlainCell.tsx'
import { AboutCell as AboutCell_eabb8104baad718ea63c1cfc132c1926 } from '../../../admin/inbox/AboutCell.tsx'
import { LeadNotes as LeadNotes_b811b011e498071ba9605ebab380dcc9 } from '../../../admin/inbox/LeadNotes.tsx'
import { LeadTimeline as LeadTimeline_18775f9c772a5c6a297f61030dddb2ae } from '../../../admin/deliveries/LeadTimeline.tsx'
import { InboxTabs as InboxTabs_4c871948e6d5f20f86c783b65ffdf5c0 } from '../../../admin/inbox/InboxTabs.tsx'
import { FileDownload as FileDownload_2165271ff400abfdc4bc9ccb6789eb0e } from '../../../admin/FileDownload.tsx'
import { FileDownloadCell as FileDownloadCell_2165271ff400abfdc4bc9ccb6789eb0e } from '../../../admin/FileDownload.tsx'
import { CallButtons as CallButtons_2baec6b1df229967657766d666b57ec7 } from '../../../admin/calls/CallButtons.tsx'
import { CancelCallCell as CancelCallCell_2baec6b1df229967657766d666b57ec7 } from '../../../admin/calls/CallButtons.tsx'
import { SubscriberActions as SubscriberActions_402c382dd563add9e2e3f76c7e1d9e73 } from '../../../admin/inbox/SubscriberActions.tsx'
import { SubscriberTimeline as SubscriberTimeline_18775f9c772a5c6a297f61030dddb2ae } from '../../../admin/deliveries/LeadTimeline.tsx'
import { MailText as MailText_7c3de37e0e2fc09d71da6eaf75311999 } from '../../../admin/MailText.tsx'
import { MailDownload as MailDownload_d1d3d896777a21daf1b44c6cc211d12d } from '../../../admin/MailDownload.tsx'
import { SendAgain as SendAgain_04ee7c25c3a2268b99899e6e7a6f20b1 } from '../../../admin/deliveries/SendAgain.tsx'
import { SendAgainCell as SendAgainCell_04ee7c25c3a2268b99899e6e7a6f20b1 } from '../../../admin/deliveries/SendAgain.tsx'
import { DeliveryTimeline as DeliveryTimeline_d7c836211eb61498b5641198c79ea07d } from '../../../admin/deliveries/DeliveryTimeline.tsx'
import { PresentPassword as PresentPassword_add64d153e385c0fcb283d2bc5ec0fed } from '../../../admin/PresentPassword.tsx'
import { AccountAccess as AccountAccess_35b51b1bc436b370a6962f78e5c8e6d8 } from '../../../admin/account/AccountAccess.tsx'
import { Invite as Invite_5d8be83cc5bd5dd2aed9c34ae2c953ea } from '../../../admin/account/Invite.tsx'
import { ShownBeside as ShownBeside_d56c1e38da8875b6876e4a14af3046c0 } from '../../../admin/preview/ShownBeside.tsx'
import { DrawingField as DrawingField_06a5be83bca0939369f42b59a294c523 } from '../../../admin/fields/DrawingField.tsx'
import { ColourField as ColourField_13677660bfc9d5fda03b93b3865676d8 } from '../../../admin/fields/ColourField.tsx'
import { FormSentences as FormSentences_f053a37efa9a9c887bbb258dabb3eb12 } from '../../../admin/forms/FormSentences.tsx'
import { OpenPart as OpenPart_0e7fb48ae0d7f96e628a7e3a81023ea5 } from '../../../admin/fields/OpenPart.tsx'
import { DueNow as DueNow_6d4a2b44992471c99472220ec7a00125 } from '../../../admin/privacy/DueNow.tsx'
import { AgencyIcon as AgencyIcon_59a5ccf6dad59f18527e3e3d1329c51f } from '../../../admin/identity/AgencyIcon.tsx'
import { AgencyLogo as AgencyLogo_40ea6bd650d756100430758f37f2423b } from '../../../admin/identity/AgencyLogo.tsx'
import { HistoryNav as HistoryNav_90be6f053e897cabb90ebbf8e947f733 } from '../../../admin/publication/HistoryNav.tsx'
import { SpeedNav as SpeedNav_649554d22187f65023b5094124a4be8b } from '../../../admin/speed/SpeedNav.tsx'
import { PrivacyNav as PrivacyNav_dd9c031a6262735ce1db5dd78a5a8e32 } from '../../../admin/privacy/PrivacyNav.tsx'
import { FirstSteps as FirstSteps_37038468ce6f425c9950146c90fd891c } from '../../../admin/dashboard/FirstSteps.tsx'
import { Today as Today_7f1e9d4a3f5b8ec2743e7c9a3795a105 } from '../../../admin/dashboard/Today.tsx'
import { PublicationStatus as PublicationStatus_e697862efd2f4348ab41220b02981fb8 } from '../../../admin/publication/PublicationStatus.tsx'
import { WebsiteLink as WebsiteLink_4df266803821873706ee3465a87a7735 } from '../../../admin/brand/WebsiteLink.tsx'
import { InboxNav as InboxNav_4d0704d6893db2030198bf3b2c780528 } from '../../../admin/inbox/InboxNav.tsx'
import { SignInView as SignInView_713ebb392225c09aede2e0da5e1dcc6f } from '../../../admin/account/SignInView.tsx'
import { ForgottenView as ForgottenView_f536d58eb60940eeb25cb9c09b4449eb } from '../../../admin/account/ForgottenView.tsx'
import { SetPasswordView as SetPasswordView_7ad44c2f208f86a8e9aae8876c465d28 } from '../../../admin/account/SetPasswordView.tsx'
import { BoardView as BoardView_8337e34cb9ff3bd4e92f1e0be256672a } from '../../../admin/inbox/BoardView.tsx'
import { CallsView as CallsView_a8647ce2c83d8504092207e46e919399 } from '../../../admin/calls/CallsView.tsx'
import { HistoryView as HistoryView_c767970edf2bfc72dfff6e8f03c73cd2 } from '../../../admin/publication/HistoryView.tsx'
import { SpeedView as SpeedView_d1a0d85f1c455656e8d30cb5702af3d9 } from '../../../admin/speed/SpeedView.tsx'
import { PersonView as PersonView_62fa857bce8e73ddcc383ba08ab01ece } from '../../../admin/privacy/PersonView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/publication/OnSite.tsx#OnSite": OnSite_c04ba7248ac46367c8f4bda0314f889d,
  "/admin/targets/TargetField.tsx#TargetField": TargetField_05e7ce3a4b10d441ee98ca38a014e0e1,
  "/admin/addresses/AddressCell.tsx#AddressCell": AddressCell_69fe44d558008c1546d15c7564891872,
  "/admin/references/UsedIn.tsx#UsedIn": UsedIn_7e000eae2086d3ed782259cc97838277,
  "/admin/targets/DeadLinks.tsx#DeadLinks": DeadLinks_f9de914fa7ba87741e178f1f3c947658,
  "/admin/blocks/ChooseTemplate.tsx#ChooseTemplate": ChooseTemplate_554477d05fa70a33b1f7814a2b1c7a61,
  "/admin/blocks/StartBlocks.tsx#StartBlocks": StartBlocks_0062363c2b9c7b045a744d36cb7cd70f,
  "/admin/BlockLabel.tsx#BlockLabel": BlockLabel_d97c8da3a1db92952cca2e5aa6eba092,
  "/admin/RowLabel.tsx#RowLabel": RowLabel_fd22e04681c1e9cfc3547b445d59afa2,
  "/admin/richText/RichTextField.tsx#RichTextField": RichTextField_c777ff4ff09e1ea8f9b7a905e10ec6fe,
  "/admin/fields/DayField.tsx#DayField": DayField_6350e0d8b14fac5b0b21e7e1156ddec9,
  "/admin/targets/TargetsField.tsx#TargetsField": TargetsField_36cb349875a41224112feaa10038c1f1,
  "/admin/fields/FormNameField.tsx#FormNameField": FormNameField_a2c336032de5d92d6077e61b1b386001,
  "/admin/search/SearchPreview.tsx#SearchPreview": SearchPreview_8cac4b156523e2a1f493a7a807cf94fd,
  "/admin/fields/NameUntitled.tsx#NameUntitled": NameUntitled_5b3a8dfe4160431f89fac2fa37b48c93,
  "/admin/refusals/HoldRefusals.tsx#Publish": Publish_3813c67f774b5789d9e0e5dc6a361c3a,
  "/admin/versions/VersionsView.tsx#VersionsView": VersionsView_ab62b1467a6aba7e62657ff9a157bc0f,
  "/admin/forms/FormFields.tsx#FormFields": FormFields_5dfcc11cc22d0f1c63d93e7a61497032,
  "/admin/refusals/HoldRefusals.tsx#Save": Save_3813c67f774b5789d9e0e5dc6a361c3a,
  "/admin/fields/ListedField.tsx#CountryField": CountryField_3abca43ef6ffa68b672214445a06f35b,
  "/admin/fields/ListedField.tsx#ZoneField": ZoneField_3abca43ef6ffa68b672214445a06f35b,
  "/admin/fields/MomentField.tsx#MomentField": MomentField_960f0630f79b4491ef10e11748dc2291,
  "/admin/inbox/LeadActions.tsx#LeadActions": LeadActions_6233b1daa7d0e065b9c719c0a545eff7,
  "/admin/inbox/RequestSheet.tsx#RequestSheet": RequestSheet_8672093edea4a4c55609ff2f0e572f6c,
  "/admin/inbox/Conversation.tsx#Conversation": Conversation_28d277e59597dd7506ea093608091ad0,
  "/admin/inbox/NameCell.tsx#NameCell": NameCell_70dcb31fcb247ef5f293aaaa562abcaf,
  "/admin/inbox/NoField.tsx#NoField": NoField_0ab6f7f5995185a8c767ee1f507acf28,
  "/admin/inbox/PlainCell.tsx#PlainCell": PlainCell_f634c47677215e6523233d581cb260b6,
  "/admin/inbox/AboutCell.tsx#AboutCell": AboutCell_eabb8104baad718ea63c1cfc132c1926,
  "/admin/inbox/LeadNotes.tsx#LeadNotes": LeadNotes_b811b011e498071ba9605ebab380dcc9,
  "/admin/deliveries/LeadTimeline.tsx#LeadTimeline": LeadTimeline_18775f9c772a5c6a297f61030dddb2ae,
  "/admin/inbox/InboxTabs.tsx#InboxTabs": InboxTabs_4c871948e6d5f20f86c783b65ffdf5c0,
  "/admin/FileDownload.tsx#FileDownload": FileDownload_2165271ff400abfdc4bc9ccb6789eb0e,
  "/admin/FileDownload.tsx#FileDownloadCell": FileDownloadCell_2165271ff400abfdc4bc9ccb6789eb0e,
  "/admin/calls/CallButtons.tsx#CallButtons": CallButtons_2baec6b1df229967657766d666b57ec7,
  "/admin/calls/CallButtons.tsx#CancelCallCell": CancelCallCell_2baec6b1df229967657766d666b57ec7,
  "/admin/inbox/SubscriberActions.tsx#SubscriberActions": SubscriberActions_402c382dd563add9e2e3f76c7e1d9e73,
  "/admin/deliveries/LeadTimeline.tsx#SubscriberTimeline": SubscriberTimeline_18775f9c772a5c6a297f61030dddb2ae,
  "/admin/MailText.tsx#MailText": MailText_7c3de37e0e2fc09d71da6eaf75311999,
  "/admin/MailDownload.tsx#MailDownload": MailDownload_d1d3d896777a21daf1b44c6cc211d12d,
  "/admin/deliveries/SendAgain.tsx#SendAgain": SendAgain_04ee7c25c3a2268b99899e6e7a6f20b1,
  "/admin/deliveries/SendAgain.tsx#SendAgainCell": SendAgainCell_04ee7c25c3a2268b99899e6e7a6f20b1,
  "/admin/deliveries/DeliveryTimeline.tsx#DeliveryTimeline": DeliveryTimeline_d7c836211eb61498b5641198c79ea07d,
  "/admin/PresentPassword.tsx#PresentPassword": PresentPassword_add64d153e385c0fcb283d2bc5ec0fed,
  "/admin/account/AccountAccess.tsx#AccountAccess": AccountAccess_35b51b1bc436b370a6962f78e5c8e6d8,
  "/admin/account/Invite.tsx#Invite": Invite_5d8be83cc5bd5dd2aed9c34ae2c953ea,
  "/admin/preview/ShownBeside.tsx#ShownBeside": ShownBeside_d56c1e38da8875b6876e4a14af3046c0,
  "/admin/fields/DrawingField.tsx#DrawingField": DrawingField_06a5be83bca0939369f42b59a294c523,
  "/admin/fields/ColourField.tsx#ColourField": ColourField_13677660bfc9d5fda03b93b3865676d8,
  "/admin/forms/FormSentences.tsx#FormSentences": FormSentences_f053a37efa9a9c887bbb258dabb3eb12,
  "/admin/fields/OpenPart.tsx#OpenPart": OpenPart_0e7fb48ae0d7f96e628a7e3a81023ea5,
  "/admin/privacy/DueNow.tsx#DueNow": DueNow_6d4a2b44992471c99472220ec7a00125,
  "/admin/identity/AgencyIcon.tsx#AgencyIcon": AgencyIcon_59a5ccf6dad59f18527e3e3d1329c51f,
  "/admin/identity/AgencyLogo.tsx#AgencyLogo": AgencyLogo_40ea6bd650d756100430758f37f2423b,
  "/admin/publication/HistoryNav.tsx#HistoryNav": HistoryNav_90be6f053e897cabb90ebbf8e947f733,
  "/admin/speed/SpeedNav.tsx#SpeedNav": SpeedNav_649554d22187f65023b5094124a4be8b,
  "/admin/privacy/PrivacyNav.tsx#PrivacyNav": PrivacyNav_dd9c031a6262735ce1db5dd78a5a8e32,
  "/admin/dashboard/FirstSteps.tsx#FirstSteps": FirstSteps_37038468ce6f425c9950146c90fd891c,
  "/admin/dashboard/Today.tsx#Today": Today_7f1e9d4a3f5b8ec2743e7c9a3795a105,
  "/admin/publication/PublicationStatus.tsx#PublicationStatus": PublicationStatus_e697862efd2f4348ab41220b02981fb8,
  "/admin/brand/WebsiteLink.tsx#WebsiteLink": WebsiteLink_4df266803821873706ee3465a87a7735,
  "/admin/inbox/InboxNav.tsx#InboxNav": InboxNav_4d0704d6893db2030198bf3b2c780528,
  "/admin/account/SignInView.tsx#SignInView": SignInView_713ebb392225c09aede2e0da5e1dcc6f,
  "/admin/account/ForgottenView.tsx#ForgottenView": ForgottenView_f536d58eb60940eeb25cb9c09b4449eb,
  "/admin/account/SetPasswordView.tsx#SetPasswordView": SetPasswordView_7ad44c2f208f86a8e9aae8876c465d28,
  "/admin/inbox/BoardView.tsx#BoardView": BoardView_8337e34cb9ff3bd4e92f1e0be256672a,
  "/admin/calls/CallsView.tsx#CallsView": CallsView_a8647ce2c83d8504092207e46e919399,
  "/admin/publication/HistoryView.tsx#HistoryView": HistoryView_c767970edf2bfc72dfff6e8f03c73cd2,
  "/admin/speed/SpeedView.tsx#SpeedView": SpeedView_d1a0d85f1c455656e8d30cb5702af3d9,
  "/admin/privacy/PersonView.tsx#PersonView": PersonView_62fa857bce8e73ddcc383ba08ab01ece,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
