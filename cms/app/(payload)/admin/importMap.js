import { BlockLabel as BlockLabel_d97c8da3a1db92952cca2e5aa6eba092 } from '../../../admin/BlockLabel.tsx'
import { LeadTimeline as LeadTimeline_18775f9c772a5c6a297f61030dddb2ae } from '../../../admin/deliveries/LeadTimeline.tsx'
import { FileDownload as FileDownload_2165271ff400abfdc4bc9ccb6789eb0e } from '../../../admin/FileDownload.tsx'
import { FileDownloadCell as FileDownloadCell_2165271ff400abfdc4bc9ccb6789eb0e } from '../../../admin/FileDownload.tsx'
import { MailText as MailText_7c3de37e0e2fc09d71da6eaf75311999 } from '../../../admin/MailText.tsx'
import { MailDownload as MailDownload_d1d3d896777a21daf1b44c6cc211d12d } from '../../../admin/MailDownload.tsx'
import { SendAgain as SendAgain_04ee7c25c3a2268b99899e6e7a6f20b1 } from '../../../admin/deliveries/SendAgain.tsx'
import { SendAgainCell as SendAgainCell_04ee7c25c3a2268b99899e6e7a6f20b1 } from '../../../admin/deliveries/SendAgain.tsx'
import { DeliveryTimeline as DeliveryTimeline_d7c836211eb61498b5641198c79ea07d } from '../../../admin/deliveries/DeliveryTimeline.tsx'
import { PublicationStatus as PublicationStatus_e49862d7216e8eecafe62897c881190c } from '../../../admin/PublicationStatus.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/BlockLabel.tsx#BlockLabel": BlockLabel_d97c8da3a1db92952cca2e5aa6eba092,
  "/admin/deliveries/LeadTimeline.tsx#LeadTimeline": LeadTimeline_18775f9c772a5c6a297f61030dddb2ae,
  "/admin/FileDownload.tsx#FileDownload": FileDownload_2165271ff400abfdc4bc9ccb6789eb0e,
  "/admin/FileDownload.tsx#FileDownloadCell": FileDownloadCell_2165271ff400abfdc4bc9ccb6789eb0e,
  "/admin/MailText.tsx#MailText": MailText_7c3de37e0e2fc09d71da6eaf75311999,
  "/admin/MailDownload.tsx#MailDownload": MailDownload_d1d3d896777a21daf1b44c6cc211d12d,
  "/admin/deliveries/SendAgain.tsx#SendAgain": SendAgain_04ee7c25c3a2268b99899e6e7a6f20b1,
  "/admin/deliveries/SendAgain.tsx#SendAgainCell": SendAgainCell_04ee7c25c3a2268b99899e6e7a6f20b1,
  "/admin/deliveries/DeliveryTimeline.tsx#DeliveryTimeline": DeliveryTimeline_d7c836211eb61498b5641198c79ea07d,
  "/admin/PublicationStatus.tsx#PublicationStatus": PublicationStatus_e49862d7216e8eecafe62897c881190c,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
