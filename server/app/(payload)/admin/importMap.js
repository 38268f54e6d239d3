import { OnSite as OnSite_515436196d30bd532dc342eb4ded0443 } from '../../../publishing/admin/OnSite.tsx'
import { Readiness as Readiness_ce92b85ae32d6551942e00f422d5bbc3 } from '../../../readiness/admin/Readiness.tsx'
import { Translations as Translations_547472b4653d3f2b073e75a83afebc1e } from '../../../content/admin/Translations.tsx'
import { TargetField as TargetField_a1c6a4e13180d75f2d1fc7f955c62632 } from '../../../targets/admin/TargetsField.tsx'
import { AddressCell as AddressCell_2f06590889b594717f4113775e042805 } from '../../../publishing/admin/AddressCell.tsx'
import { UsedIn as UsedIn_3ce550d845595b4f52ab7d4267ffed2f } from '../../../references/admin/UsedIn.tsx'
import { ChosenBlock as ChosenBlock_6228c692226f8d24a3451b0ed0140af2 } from '../../../admin/blocks/LayoutParts.tsx'
import { ChooseTemplate as ChooseTemplate_554477d05fa70a33b1f7814a2b1c7a61 } from '../../../admin/blocks/ChooseTemplate.tsx'
import { StartBlocks as StartBlocks_6228c692226f8d24a3451b0ed0140af2 } from '../../../admin/blocks/LayoutParts.tsx'
import { BlockLabel as BlockLabel_fd22e04681c1e9cfc3547b445d59afa2 } from '../../../admin/RowLabel.tsx'
import { RowLabel as RowLabel_fd22e04681c1e9cfc3547b445d59afa2 } from '../../../admin/RowLabel.tsx'
import { RichTextField as RichTextField_c777ff4ff09e1ea8f9b7a905e10ec6fe } from '../../../admin/richText/RichTextField.tsx'
import { DayField as DayField_82b10ca63699a250def53d6006d2f611 } from '../../../admin/fields/pickers.tsx'
import { TargetsField as TargetsField_a1c6a4e13180d75f2d1fc7f955c62632 } from '../../../targets/admin/TargetsField.tsx'
import { FormNameField as FormNameField_23a634547002e138366ac91b6528f759 } from '../../../forms/admin/onDemand.ts'
import { PasteBlocks as PasteBlocks_6228c692226f8d24a3451b0ed0140af2 } from '../../../admin/blocks/LayoutParts.tsx'
import { SearchPreview as SearchPreview_8cac4b156523e2a1f493a7a807cf94fd } from '../../../admin/search/SearchPreview.tsx'
import { ChangedLabel as ChangedLabel_eafba9593bca3a4dbc07a924a5ba8082 } from '../../../clock/admin/Moment.tsx'
import { ChangedCell as ChangedCell_03d76d830ddcc93c60fabc3e857d1744 } from '../../../clock/admin/MomentCell.tsx'
import { MomentCell as MomentCell_03d76d830ddcc93c60fabc3e857d1744 } from '../../../clock/admin/MomentCell.tsx'
import { ListForTranslators as ListForTranslators_267dc17c5925a27f10efc4128ff9b885 } from '../../../content/TwinWords.tsx'
import { LastChange as LastChange_eafba9593bca3a4dbc07a924a5ba8082 } from '../../../clock/admin/Moment.tsx'
import { NewDocument as NewDocument_90060ba2b73ed66ec3fd1dfa6888ead0 } from '../../../admin/fields/NewDocument.tsx'
import { ThemeSwitch as ThemeSwitch_abafe15507b590f43065eec776f60472 } from '../../../preview/admin/ThemeSwitch.tsx'
import { Colleagues as Colleagues_d41fe639a5ab3c0a5adfe0aaedf37dc7 } from '../../../colleagues/admin/Colleagues.tsx'
import { Publish as Publish_3813c67f774b5789d9e0e5dc6a361c3a } from '../../../admin/refusals/HoldRefusals.tsx'
import { VersionsView as VersionsView_9ab4a11ada95cfe6138768953153d1b8 } from '../../../versions/admin/VersionsView.tsx'
import { Questions as Questions_23a634547002e138366ac91b6528f759 } from '../../../forms/admin/onDemand.ts'
import { UsualConsent as UsualConsent_23a634547002e138366ac91b6528f759 } from '../../../forms/admin/onDemand.ts'
import { BecomesField as BecomesField_23a634547002e138366ac91b6528f759 } from '../../../forms/admin/onDemand.ts'
import { TextsCell as TextsCell_10dc1ed3823629bf5f201fbff19b7e39 } from '../../../admin/fields/cells.tsx'
import { AnswerField as AnswerField_23a634547002e138366ac91b6528f759 } from '../../../forms/admin/onDemand.ts'
import { FormFigures as FormFigures_27126eb8d4772a1170eaa43d37009b91 } from '../../../visits/admin/FormFigures.tsx'
import { Save as Save_3813c67f774b5789d9e0e5dc6a361c3a } from '../../../admin/refusals/HoldRefusals.tsx'
import { RedirectsCsv as RedirectsCsv_419fd51dc769928aeb4b1ef8f3b75f89 } from '../../../redirects/admin/RedirectsCsv.tsx'
import { MomentField as MomentField_831cdeaf3a1bd18617dd5893abbc7dde } from '../../../clock/admin/MomentField.tsx'
import { CountryCell as CountryCell_10dc1ed3823629bf5f201fbff19b7e39 } from '../../../admin/fields/cells.tsx'
import { CountryField as CountryField_82b10ca63699a250def53d6006d2f611 } from '../../../admin/fields/pickers.tsx'
import { ZoneCell as ZoneCell_10dc1ed3823629bf5f201fbff19b7e39 } from '../../../admin/fields/cells.tsx'
import { ZoneField as ZoneField_82b10ca63699a250def53d6006d2f611 } from '../../../admin/fields/pickers.tsx'
import { OfficeOrder as OfficeOrder_06f205425f33297b82289b8aca6ec3ce } from '../../../content/admin/OfficeOrder.tsx'
import { FormSentences as FormSentences_23a634547002e138366ac91b6528f759 } from '../../../forms/admin/onDemand.ts'
import { MailSentences as MailSentences_23a634547002e138366ac91b6528f759 } from '../../../forms/admin/onDemand.ts'
import { ReplaceHint as ReplaceHint_6bff2b82183e67384973222bf2a4939d } from '../../../media/admin/ReplaceHint.tsx'
import { WordsInLanguages as WordsInLanguages_267dc17c5925a27f10efc4128ff9b885 } from '../../../content/TwinWords.tsx'
import { LeadButtons as LeadButtons_b79fbc746929161a7d0737b93cb20032 } from '../../../inbox/admin/LeadButtons.tsx'
import { DueCell as DueCell_9c8369eda1595740c0e3426b04434f1e } from '../../../inbox/admin/cells.tsx'
import { RequestSheet as RequestSheet_8d0b51c7b58a296b6bc68321bf1ac324 } from '../../../inbox/admin/RequestSheet.tsx'
import { Conversation as Conversation_a988b157e1f8587ce2fe026029dd4f67 } from '../../../inbox/admin/Conversation.tsx'
import { NameCell as NameCell_9c8369eda1595740c0e3426b04434f1e } from '../../../inbox/admin/cells.tsx'
import { NoField as NoField_9c8369eda1595740c0e3426b04434f1e } from '../../../inbox/admin/cells.tsx'
import { PlainCell as PlainCell_9c8369eda1595740c0e3426b04434f1e } from '../../../inbox/admin/cells.tsx'
import { AboutCell as AboutCell_9c8369eda1595740c0e3426b04434f1e } from '../../../inbox/admin/cells.tsx'
import { LeadNotes as LeadNotes_a988b157e1f8587ce2fe026029dd4f67 } from '../../../inbox/admin/Conversation.tsx'
import { LeadTimeline as LeadTimeline_c48bd8b1eff52035c0d45b25ca084df4 } from '../../../delivery/admin/Timeline.tsx'
import { FoundByCell as FoundByCell_9c8369eda1595740c0e3426b04434f1e } from '../../../inbox/admin/cells.tsx'
import { EmptyList as EmptyList_345e43a70d7f04e2a3426650eab0aa79 } from '../../../admin/EmptyList.tsx'
import { InboxTabs as InboxTabs_d72ac94de3878e8f7140561323322a9a } from '../../../inbox/admin/InboxNav.tsx'
import { FileDownload as FileDownload_2165271ff400abfdc4bc9ccb6789eb0e } from '../../../admin/FileDownload.tsx'
import { FileDownloadCell as FileDownloadCell_2165271ff400abfdc4bc9ccb6789eb0e } from '../../../admin/FileDownload.tsx'
import { CallButtons as CallButtons_5979937b4b9406e970e56240c2cd5ffa } from '../../../booking/admin/CallButtons.tsx'
import { CancelCallCell as CancelCallCell_5979937b4b9406e970e56240c2cd5ffa } from '../../../booking/admin/CallButtons.tsx'
import { RescueSubscriber as RescueSubscriber_b79fbc746929161a7d0737b93cb20032 } from '../../../inbox/admin/LeadButtons.tsx'
import { SubscriberTimeline as SubscriberTimeline_c48bd8b1eff52035c0d45b25ca084df4 } from '../../../delivery/admin/Timeline.tsx'
import { MailText as MailText_0c66c92dd5455a48639e1bb0707069dc } from '../../../delivery/admin/MailKind.tsx'
import { MailDownload as MailDownload_0c66c92dd5455a48639e1bb0707069dc } from '../../../delivery/admin/MailKind.tsx'
import { MailKindCell as MailKindCell_0c66c92dd5455a48639e1bb0707069dc } from '../../../delivery/admin/MailKind.tsx'
import { MailKindField as MailKindField_0c66c92dd5455a48639e1bb0707069dc } from '../../../delivery/admin/MailKind.tsx'
import { SendAgain as SendAgain_c48bd8b1eff52035c0d45b25ca084df4 } from '../../../delivery/admin/Timeline.tsx'
import { SendAgainCell as SendAgainCell_c48bd8b1eff52035c0d45b25ca084df4 } from '../../../delivery/admin/Timeline.tsx'
import { DeliveryTimeline as DeliveryTimeline_c48bd8b1eff52035c0d45b25ca084df4 } from '../../../delivery/admin/Timeline.tsx'
import { CountsCell as CountsCell_10dc1ed3823629bf5f201fbff19b7e39 } from '../../../admin/fields/cells.tsx'
import { PresentPassword as PresentPassword_c84dcd0ceb7e3c2aa28b1c932e1509f0 } from '../../../accounts/admin/PresentPassword.tsx'
import { AccountAccess as AccountAccess_b0623d34dacf89cacabc30995964bf12 } from '../../../accounts/admin/AccountAccess.tsx'
import { Invite as Invite_b0623d34dacf89cacabc30995964bf12 } from '../../../accounts/admin/AccountAccess.tsx'
import { ShownBeside as ShownBeside_aab5afc1180a98a587309f0592167a18 } from '../../../preview/admin/ShownBeside.tsx'
import { DrawingField as DrawingField_56dc5f090fc1b5868256b146528b58e9 } from '../../../admin/onDemand.ts'
import { ColourField as ColourField_82b10ca63699a250def53d6006d2f611 } from '../../../admin/fields/pickers.tsx'
import { PathWords as PathWords_9a677d31553d27556288c4f46a901434 } from '../../../settings/admin/PathWords.tsx'
import { OpenPart as OpenPart_0e7fb48ae0d7f96e628a7e3a81023ea5 } from '../../../admin/fields/OpenPart.tsx'
import { CalendarState as CalendarState_f9e9d117c76367913b60585fba3828bf } from '../../../booking/admin/CalendarState.tsx'
import { ConnectHelp as ConnectHelp_10b6e8861e845d057081a0ae86e1e2f7 } from '../../../booking/admin/ConnectHelp.tsx'
import { DueNow as DueNow_7850e8ab8bf744396a0fc2ce2adfdd89 } from '../../../privacy/admin/PersonView.tsx'
import { FormField as FormField_23a634547002e138366ac91b6528f759 } from '../../../forms/admin/onDemand.ts'
import { Menu as Menu_810ee6166fd52875003920539300f3c3 } from '../../../admin/menu/Menu.tsx'
import { AgencyIcon as AgencyIcon_a74a609ac2f6c5b5df2ae1c0a20e1a8f } from '../../../accounts/admin/Door.tsx'
import { AgencyLogo as AgencyLogo_a74a609ac2f6c5b5df2ae1c0a20e1a8f } from '../../../accounts/admin/Door.tsx'
import { MenuLinks as MenuLinks_810ee6166fd52875003920539300f3c3 } from '../../../admin/menu/Menu.tsx'
import { Today as Today_ea50dbb042ffeb6a6a83c962e3668e6a } from '../../../dashboard/admin/Today.tsx'
import { FirstSteps as FirstSteps_e6b27e9aa606d7ff776a6f8e84574dd9 } from '../../../dashboard/admin/FirstSteps.tsx'
import { Outlook as Outlook_ea50dbb042ffeb6a6a83c962e3668e6a } from '../../../dashboard/admin/Today.tsx'
import { PublicationStatus as PublicationStatus_f6a2e4725bd712605044b28319324a33 } from '../../../publishing/admin/PublicationStatus.tsx'
import { WebsiteLink as WebsiteLink_810ee6166fd52875003920539300f3c3 } from '../../../admin/menu/Menu.tsx'
import { InboxNav as InboxNav_d72ac94de3878e8f7140561323322a9a } from '../../../inbox/admin/InboxNav.tsx'
import { SpokenWords as SpokenWords_d4adbc2fbe9cf00bafee9ef14386664b } from '../../../admin/words/SpokenWords.tsx'
import { SystemTheme as SystemTheme_0161b56532b798f5531dbb6ad6a5ed4e } from '../../../admin/waking/SystemTheme.tsx'
import { PatientPayload as PatientPayload_f8592a13460fcdbedcee6b571abbed86 } from '../../../admin/PatientPayload.tsx'
import { AgencyClock as AgencyClock_f1b313e908796a8dd2fb0359c13d4f97 } from '../../../clock/admin/AgencyClock.tsx'
import { BoardView as BoardView_19b089d09515fd5284271345bcbd03bf } from '../../../inbox/admin/BoardView.tsx'
import { CallsView as CallsView_0f401988b9df771ec91bad6c415e412a } from '../../../booking/admin/CallsView.tsx'
import { HistoryView as HistoryView_1147ae1378f23160b3ca8c49293874c1 } from '../../../publishing/admin/HistoryView.tsx'
import { EditView as EditView_208df81103bea893aec272017346f475 } from '../../../publishing/admin/EditView.tsx'
import { ComingView as ComingView_b885f8b4e3a545cbe4999fd03b76c230 } from '../../../publishing/admin/ComingView.tsx'
import { VisitsView as VisitsView_d628f1833437299cb789e5d47b168366 } from '../../../visits/admin/VisitsView.tsx'
import { SpeedView as SpeedView_d04992cd13df4a9291adef87be24158e } from '../../../speed/admin/SpeedView.tsx'
import { ImportView as ImportView_8f81d6cc1c0af817d28c50fd2444aa0d } from '../../../importing/admin/ImportView.tsx'
import { PersonView as PersonView_7850e8ab8bf744396a0fc2ce2adfdd89 } from '../../../privacy/admin/PersonView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/publishing/admin/OnSite.tsx#OnSite": OnSite_515436196d30bd532dc342eb4ded0443,
  "/readiness/admin/Readiness.tsx#Readiness": Readiness_ce92b85ae32d6551942e00f422d5bbc3,
  "/content/admin/Translations.tsx#Translations": Translations_547472b4653d3f2b073e75a83afebc1e,
  "/targets/admin/TargetsField.tsx#TargetField": TargetField_a1c6a4e13180d75f2d1fc7f955c62632,
  "/publishing/admin/AddressCell.tsx#AddressCell": AddressCell_2f06590889b594717f4113775e042805,
  "/references/admin/UsedIn.tsx#UsedIn": UsedIn_3ce550d845595b4f52ab7d4267ffed2f,
  "/admin/blocks/LayoutParts.tsx#ChosenBlock": ChosenBlock_6228c692226f8d24a3451b0ed0140af2,
  "/admin/blocks/ChooseTemplate.tsx#ChooseTemplate": ChooseTemplate_554477d05fa70a33b1f7814a2b1c7a61,
  "/admin/blocks/LayoutParts.tsx#StartBlocks": StartBlocks_6228c692226f8d24a3451b0ed0140af2,
  "/admin/RowLabel.tsx#BlockLabel": BlockLabel_fd22e04681c1e9cfc3547b445d59afa2,
  "/admin/RowLabel.tsx#RowLabel": RowLabel_fd22e04681c1e9cfc3547b445d59afa2,
  "/admin/richText/RichTextField.tsx#RichTextField": RichTextField_c777ff4ff09e1ea8f9b7a905e10ec6fe,
  "/admin/fields/pickers.tsx#DayField": DayField_82b10ca63699a250def53d6006d2f611,
  "/targets/admin/TargetsField.tsx#TargetsField": TargetsField_a1c6a4e13180d75f2d1fc7f955c62632,
  "/forms/admin/onDemand.ts#FormNameField": FormNameField_23a634547002e138366ac91b6528f759,
  "/admin/blocks/LayoutParts.tsx#PasteBlocks": PasteBlocks_6228c692226f8d24a3451b0ed0140af2,
  "/admin/search/SearchPreview.tsx#SearchPreview": SearchPreview_8cac4b156523e2a1f493a7a807cf94fd,
  "/clock/admin/Moment.tsx#ChangedLabel": ChangedLabel_eafba9593bca3a4dbc07a924a5ba8082,
  "/clock/admin/MomentCell.tsx#ChangedCell": ChangedCell_03d76d830ddcc93c60fabc3e857d1744,
  "/clock/admin/MomentCell.tsx#MomentCell": MomentCell_03d76d830ddcc93c60fabc3e857d1744,
  "/content/TwinWords.tsx#ListForTranslators": ListForTranslators_267dc17c5925a27f10efc4128ff9b885,
  "/clock/admin/Moment.tsx#LastChange": LastChange_eafba9593bca3a4dbc07a924a5ba8082,
  "/admin/fields/NewDocument.tsx#NewDocument": NewDocument_90060ba2b73ed66ec3fd1dfa6888ead0,
  "/preview/admin/ThemeSwitch.tsx#ThemeSwitch": ThemeSwitch_abafe15507b590f43065eec776f60472,
  "/colleagues/admin/Colleagues.tsx#Colleagues": Colleagues_d41fe639a5ab3c0a5adfe0aaedf37dc7,
  "/admin/refusals/HoldRefusals.tsx#Publish": Publish_3813c67f774b5789d9e0e5dc6a361c3a,
  "/versions/admin/VersionsView.tsx#VersionsView": VersionsView_9ab4a11ada95cfe6138768953153d1b8,
  "/forms/admin/onDemand.ts#Questions": Questions_23a634547002e138366ac91b6528f759,
  "/forms/admin/onDemand.ts#UsualConsent": UsualConsent_23a634547002e138366ac91b6528f759,
  "/forms/admin/onDemand.ts#BecomesField": BecomesField_23a634547002e138366ac91b6528f759,
  "/admin/fields/cells.tsx#TextsCell": TextsCell_10dc1ed3823629bf5f201fbff19b7e39,
  "/forms/admin/onDemand.ts#AnswerField": AnswerField_23a634547002e138366ac91b6528f759,
  "/visits/admin/FormFigures.tsx#FormFigures": FormFigures_27126eb8d4772a1170eaa43d37009b91,
  "/admin/refusals/HoldRefusals.tsx#Save": Save_3813c67f774b5789d9e0e5dc6a361c3a,
  "/redirects/admin/RedirectsCsv.tsx#RedirectsCsv": RedirectsCsv_419fd51dc769928aeb4b1ef8f3b75f89,
  "/clock/admin/MomentField.tsx#MomentField": MomentField_831cdeaf3a1bd18617dd5893abbc7dde,
  "/admin/fields/cells.tsx#CountryCell": CountryCell_10dc1ed3823629bf5f201fbff19b7e39,
  "/admin/fields/pickers.tsx#CountryField": CountryField_82b10ca63699a250def53d6006d2f611,
  "/admin/fields/cells.tsx#ZoneCell": ZoneCell_10dc1ed3823629bf5f201fbff19b7e39,
  "/admin/fields/pickers.tsx#ZoneField": ZoneField_82b10ca63699a250def53d6006d2f611,
  "/content/admin/OfficeOrder.tsx#OfficeOrder": OfficeOrder_06f205425f33297b82289b8aca6ec3ce,
  "/forms/admin/onDemand.ts#FormSentences": FormSentences_23a634547002e138366ac91b6528f759,
  "/forms/admin/onDemand.ts#MailSentences": MailSentences_23a634547002e138366ac91b6528f759,
  "/media/admin/ReplaceHint.tsx#ReplaceHint": ReplaceHint_6bff2b82183e67384973222bf2a4939d,
  "/content/TwinWords.tsx#WordsInLanguages": WordsInLanguages_267dc17c5925a27f10efc4128ff9b885,
  "/inbox/admin/LeadButtons.tsx#LeadButtons": LeadButtons_b79fbc746929161a7d0737b93cb20032,
  "/inbox/admin/cells.tsx#DueCell": DueCell_9c8369eda1595740c0e3426b04434f1e,
  "/inbox/admin/RequestSheet.tsx#RequestSheet": RequestSheet_8d0b51c7b58a296b6bc68321bf1ac324,
  "/inbox/admin/Conversation.tsx#Conversation": Conversation_a988b157e1f8587ce2fe026029dd4f67,
  "/inbox/admin/cells.tsx#NameCell": NameCell_9c8369eda1595740c0e3426b04434f1e,
  "/inbox/admin/cells.tsx#NoField": NoField_9c8369eda1595740c0e3426b04434f1e,
  "/inbox/admin/cells.tsx#PlainCell": PlainCell_9c8369eda1595740c0e3426b04434f1e,
  "/inbox/admin/cells.tsx#AboutCell": AboutCell_9c8369eda1595740c0e3426b04434f1e,
  "/inbox/admin/Conversation.tsx#LeadNotes": LeadNotes_a988b157e1f8587ce2fe026029dd4f67,
  "/delivery/admin/Timeline.tsx#LeadTimeline": LeadTimeline_c48bd8b1eff52035c0d45b25ca084df4,
  "/inbox/admin/cells.tsx#FoundByCell": FoundByCell_9c8369eda1595740c0e3426b04434f1e,
  "/admin/EmptyList.tsx#EmptyList": EmptyList_345e43a70d7f04e2a3426650eab0aa79,
  "/inbox/admin/InboxNav.tsx#InboxTabs": InboxTabs_d72ac94de3878e8f7140561323322a9a,
  "/admin/FileDownload.tsx#FileDownload": FileDownload_2165271ff400abfdc4bc9ccb6789eb0e,
  "/admin/FileDownload.tsx#FileDownloadCell": FileDownloadCell_2165271ff400abfdc4bc9ccb6789eb0e,
  "/booking/admin/CallButtons.tsx#CallButtons": CallButtons_5979937b4b9406e970e56240c2cd5ffa,
  "/booking/admin/CallButtons.tsx#CancelCallCell": CancelCallCell_5979937b4b9406e970e56240c2cd5ffa,
  "/inbox/admin/LeadButtons.tsx#RescueSubscriber": RescueSubscriber_b79fbc746929161a7d0737b93cb20032,
  "/delivery/admin/Timeline.tsx#SubscriberTimeline": SubscriberTimeline_c48bd8b1eff52035c0d45b25ca084df4,
  "/delivery/admin/MailKind.tsx#MailText": MailText_0c66c92dd5455a48639e1bb0707069dc,
  "/delivery/admin/MailKind.tsx#MailDownload": MailDownload_0c66c92dd5455a48639e1bb0707069dc,
  "/delivery/admin/MailKind.tsx#MailKindCell": MailKindCell_0c66c92dd5455a48639e1bb0707069dc,
  "/delivery/admin/MailKind.tsx#MailKindField": MailKindField_0c66c92dd5455a48639e1bb0707069dc,
  "/delivery/admin/Timeline.tsx#SendAgain": SendAgain_c48bd8b1eff52035c0d45b25ca084df4,
  "/delivery/admin/Timeline.tsx#SendAgainCell": SendAgainCell_c48bd8b1eff52035c0d45b25ca084df4,
  "/delivery/admin/Timeline.tsx#DeliveryTimeline": DeliveryTimeline_c48bd8b1eff52035c0d45b25ca084df4,
  "/admin/fields/cells.tsx#CountsCell": CountsCell_10dc1ed3823629bf5f201fbff19b7e39,
  "/accounts/admin/PresentPassword.tsx#PresentPassword": PresentPassword_c84dcd0ceb7e3c2aa28b1c932e1509f0,
  "/accounts/admin/AccountAccess.tsx#AccountAccess": AccountAccess_b0623d34dacf89cacabc30995964bf12,
  "/accounts/admin/AccountAccess.tsx#Invite": Invite_b0623d34dacf89cacabc30995964bf12,
  "/preview/admin/ShownBeside.tsx#ShownBeside": ShownBeside_aab5afc1180a98a587309f0592167a18,
  "/admin/onDemand.ts#DrawingField": DrawingField_56dc5f090fc1b5868256b146528b58e9,
  "/admin/fields/pickers.tsx#ColourField": ColourField_82b10ca63699a250def53d6006d2f611,
  "/settings/admin/PathWords.tsx#PathWords": PathWords_9a677d31553d27556288c4f46a901434,
  "/admin/fields/OpenPart.tsx#OpenPart": OpenPart_0e7fb48ae0d7f96e628a7e3a81023ea5,
  "/booking/admin/CalendarState.tsx#CalendarState": CalendarState_f9e9d117c76367913b60585fba3828bf,
  "/booking/admin/ConnectHelp.tsx#ConnectHelp": ConnectHelp_10b6e8861e845d057081a0ae86e1e2f7,
  "/privacy/admin/PersonView.tsx#DueNow": DueNow_7850e8ab8bf744396a0fc2ce2adfdd89,
  "/forms/admin/onDemand.ts#FormField": FormField_23a634547002e138366ac91b6528f759,
  "/admin/menu/Menu.tsx#Menu": Menu_810ee6166fd52875003920539300f3c3,
  "/accounts/admin/Door.tsx#AgencyIcon": AgencyIcon_a74a609ac2f6c5b5df2ae1c0a20e1a8f,
  "/accounts/admin/Door.tsx#AgencyLogo": AgencyLogo_a74a609ac2f6c5b5df2ae1c0a20e1a8f,
  "/admin/menu/Menu.tsx#MenuLinks": MenuLinks_810ee6166fd52875003920539300f3c3,
  "/dashboard/admin/Today.tsx#Today": Today_ea50dbb042ffeb6a6a83c962e3668e6a,
  "/dashboard/admin/FirstSteps.tsx#FirstSteps": FirstSteps_e6b27e9aa606d7ff776a6f8e84574dd9,
  "/dashboard/admin/Today.tsx#Outlook": Outlook_ea50dbb042ffeb6a6a83c962e3668e6a,
  "/publishing/admin/PublicationStatus.tsx#PublicationStatus": PublicationStatus_f6a2e4725bd712605044b28319324a33,
  "/admin/menu/Menu.tsx#WebsiteLink": WebsiteLink_810ee6166fd52875003920539300f3c3,
  "/inbox/admin/InboxNav.tsx#InboxNav": InboxNav_d72ac94de3878e8f7140561323322a9a,
  "/admin/words/SpokenWords.tsx#SpokenWords": SpokenWords_d4adbc2fbe9cf00bafee9ef14386664b,
  "/admin/waking/SystemTheme.tsx#SystemTheme": SystemTheme_0161b56532b798f5531dbb6ad6a5ed4e,
  "/admin/PatientPayload.tsx#PatientPayload": PatientPayload_f8592a13460fcdbedcee6b571abbed86,
  "/clock/admin/AgencyClock.tsx#AgencyClock": AgencyClock_f1b313e908796a8dd2fb0359c13d4f97,
  "/inbox/admin/BoardView.tsx#BoardView": BoardView_19b089d09515fd5284271345bcbd03bf,
  "/booking/admin/CallsView.tsx#CallsView": CallsView_0f401988b9df771ec91bad6c415e412a,
  "/publishing/admin/HistoryView.tsx#HistoryView": HistoryView_1147ae1378f23160b3ca8c49293874c1,
  "/publishing/admin/EditView.tsx#EditView": EditView_208df81103bea893aec272017346f475,
  "/publishing/admin/ComingView.tsx#ComingView": ComingView_b885f8b4e3a545cbe4999fd03b76c230,
  "/visits/admin/VisitsView.tsx#VisitsView": VisitsView_d628f1833437299cb789e5d47b168366,
  "/speed/admin/SpeedView.tsx#SpeedView": SpeedView_d04992cd13df4a9291adef87be24158e,
  "/importing/admin/ImportView.tsx#ImportView": ImportView_8f81d6cc1c0af817d28c50fd2444aa0d,
  "/privacy/admin/PersonView.tsx#PersonView": PersonView_7850e8ab8bf744396a0fc2ce2adfdd89,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
