/** What blocks and pages are drawn with. The parts of forms, which browsers load, are imported one by one. */
export { sayCount, saySite } from '@frontage/contract/words/siteTexts.ts';
export { Badge } from './Badge/Badge.tsx';
export { Berth } from './Berth/Berth.tsx';
export { Button, ButtonLink } from './Button/Button.tsx';
export { CheckList } from './CheckList/CheckList.tsx';
export { Day } from './Day/Day.tsx';
export { Disclosure, OpenMark } from './Disclosure/Disclosure.tsx';
export { Facts } from './Facts/Facts.tsx';
export { Icon } from './Icon/Icon.tsx';
export { Initials } from './Initials/Initials.tsx';
export { Lines, Paragraphs } from './Lines/Lines.tsx';
export { CoverLink, LinkButton, TextLink } from './Links/Links.tsx';
export { hasDrawing, isScene, PictureBand } from './PictureBand/PictureBand.tsx';
export { OpenPicture, PictureView, widthOf } from './PictureView/PictureView.tsx';
export { Scroller } from './Scroller/Scroller.tsx';
export { Section, SectionHeading } from './Section/Section.tsx';
export { Wordmark } from './Wordmark/Wordmark.tsx';
export { useWords } from './words.ts';
