import { createIcon, type IconComponent } from './createIcon.tsx';

export const MenuIcon: IconComponent = /* @__PURE__ */ createIcon('M3.5 6.5h17M3.5 12h17M3.5 17.5h17');
export const CloseIcon: IconComponent = /* @__PURE__ */ createIcon('M6 6l12 12M18 6L6 18');
export const SearchIcon: IconComponent = /* @__PURE__ */ createIcon('M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.6 15.6l4.9 4.9');
export const ChevronDownIcon: IconComponent = /* @__PURE__ */ createIcon('M5.5 9l6.5 6.5L18.5 9');
export const ChevronUpIcon: IconComponent = /* @__PURE__ */ createIcon('M5.5 15.5L12 9l6.5 6.5');
export const ChevronLeftIcon: IconComponent = /* @__PURE__ */ createIcon('M15 5.5L8.5 12l6.5 6.5', true);
export const ChevronRightIcon: IconComponent = /* @__PURE__ */ createIcon('M9 5.5l6.5 6.5L9 18.5', true);
export const ArrowLeftIcon: IconComponent = /* @__PURE__ */ createIcon('M20 12H4M10.5 5.5L4 12l6.5 6.5', true);
export const ArrowRightIcon: IconComponent = /* @__PURE__ */ createIcon('M4 12h16M13.5 5.5L20 12l-6.5 6.5', true);
export const PlusIcon: IconComponent = /* @__PURE__ */ createIcon('M12 4.5v15M4.5 12h15');
export const MinusIcon: IconComponent = /* @__PURE__ */ createIcon('M4.5 12h15');
export const CheckIcon: IconComponent = /* @__PURE__ */ createIcon('M4.5 12.5l5 5L19.5 7');
export const PhoneIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M5.2 3.8h3.1a1 1 0 0 1 1 .8l.8 3.6a1 1 0 0 1-.3.9L7.9 11a14 14 0 0 0 5.1 5.1l1.9-1.9a1 1 0 0 1 .9-.3l3.6.8a1 1 0 0 1 .8 1v3.1a1.4 1.4 0 0 1-1.5 1.4A15.7 15.7 0 0 1 3.8 5.3a1.4 1.4 0 0 1 1.4-1.5z',
);
export const MailIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM3.5 7l8.5 6.5L20.5 7',
);
export const MapPinIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M12 21.5s-7-6.6-7-12a7 7 0 0 1 14 0c0 5.4-7 12-7 12zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
);
export const ClockIcon: IconComponent = /* @__PURE__ */ createIcon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2');
export const MessageIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9a1.5 1.5 0 0 1-1.5 1.5h-7.5L7 20.5v-4H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5zM8 9h8M8 12.5h5',
);
export const TruckIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M4.5 16.5h-2v-11h12v11H9M14.5 9h3.8l3.2 3.7v3.8h-1.7M14.5 16.5h.7M6.75 19a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5zM17.5 19a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5z',
  true,
);
export const ShieldCheckIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M12 2.8l7.5 2.7v6c0 4.6-3 8-7.5 9.9-4.5-1.9-7.5-5.3-7.5-9.9v-6zM8.5 12l2.5 2.5 4.5-5',
);
export const CardIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M4 5h16a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 20 19H4a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 4 5zM2.5 9.5h19M6 15h4',
);
export const PercentIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M18.5 5.5l-13 13M7 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
);
export const StarIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M12 3l2.75 5.75 6.25.85-4.55 4.4 1.1 6.25L12 17.25l-5.55 3 1.1-6.25L3 9.6l6.25-.85z',
);
export const SnowflakeIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M9.4 4.1L12 6.4L14.6 4.1M17.54 5.8L16.85 9.2L20.14 10.3M20.14 13.7L16.85 14.8L17.54 18.2M14.6 19.9L12 17.6L9.4 19.9M6.46 18.2L7.15 14.8L3.86 13.7M3.86 10.3L7.15 9.2L6.46 5.8M12 2.5L12 21.5M20.23 7.25L3.77 16.75M20.23 16.75L3.77 7.25',
);
export const ThermometerIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M14 14V5a2.5 2.5 0 0 0-5 0v9a4 4 0 1 0 5 0zM11.5 10v7M17 5.5h3M17 9.5h3',
);
export const BoxIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M12 2.8l8.5 4.4v9.6L12 21.2l-8.5-4.4V7.2zM3.5 7.2l8.5 4.4 8.5-4.4M12 11.6v9.6M7.8 5l8.4 4.4',
);
export const TagIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M12.5 3.5h8v8l-8.9 8.9a1.5 1.5 0 0 1-2.1 0l-5.9-5.9a1.5 1.5 0 0 1 0-2.1zM16.2 7.8h.01',
);
export const UserIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20.5c.6-3.9 3.9-6 8-6s7.4 2.1 8 6',
);
export const UserCheckIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M10.5 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2.5 20.5c.6-3.9 3.9-6 8-6 .9 0 1.8.1 2.6.3M14.5 18.5l2.5 2.5 5-5.5',
);
export const LogOutIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M10 3.5H5.5A1.5 1.5 0 0 0 4 5v14a1.5 1.5 0 0 0 1.5 1.5H10M9.5 12H21M16.5 7.5L21 12l-4.5 4.5',
  true,
);
export const SunIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M18.7 5.3L17 7M7 17l-1.7 1.7',
);
export const MoonIcon: IconComponent = /* @__PURE__ */ createIcon('M20 14.2A8.5 8.5 0 0 1 9.8 4 8.5 8.5 0 1 0 20 14.2z');
export const MonitorIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M4 4h16a1.5 1.5 0 0 1 1.5 1.5V15a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 15V5.5A1.5 1.5 0 0 1 4 4zM12 16.5v4M8 20.5h8',
);
export const ZoomInIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.6 15.6l4.9 4.9M7.5 10.5h6M10.5 7.5v6',
);
export const ZoomOutIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.6 15.6l4.9 4.9M7.5 10.5h6',
);
export const ExpandIcon: IconComponent = /* @__PURE__ */ createIcon('M14.5 3.5h6v6M20.5 3.5l-7 7M9.5 20.5h-6v-6M3.5 20.5l7-7');
export const RefreshIcon: IconComponent = /* @__PURE__ */ createIcon('M20.5 4v5.5H15M20 9.5a8.4 8.4 0 1 0 .2 4');
export const FilterIcon: IconComponent = /* @__PURE__ */ createIcon('M3.5 5h17L14 12.7V20l-4-2.2v-5.1z');
export const SortIcon: IconComponent = /* @__PURE__ */ createIcon('M7.5 4.5v15M4 16l3.5 3.5L11 16M16.5 19.5v-15M13 8l3.5-3.5L20 8');
export const InfoIcon: IconComponent = /* @__PURE__ */ createIcon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11.2v5.3M12 7.6h.01');
export const WarningIcon: IconComponent = /* @__PURE__ */ createIcon('M12 3.5L21.5 20h-19zM12 10v4.5M12 17.3h.01');
export const ErrorCircleIcon: IconComponent = /* @__PURE__ */ createIcon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v6M12 16.4h.01');
export const SuccessCircleIcon: IconComponent = /* @__PURE__ */ createIcon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.3l2.8 2.8L16 9.5');
export const TrashIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M4 6.5h16M9 6.5v-2a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2M6 6.5l.8 12.6a1.5 1.5 0 0 0 1.5 1.4h7.4a1.5 1.5 0 0 0 1.5-1.4L18 6.5M10 10.5v6M14 10.5v6',
);
export const UploadIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M12 15.5V4M7 9l5-5 5 5M4 15.5V19a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 19v-3.5',
);
export const FileIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M13.5 3h-7A1.5 1.5 0 0 0 5 4.5v15A1.5 1.5 0 0 0 6.5 21h11a1.5 1.5 0 0 0 1.5-1.5v-11zM13.5 3v5.5H19M8.5 13h7M8.5 16.5h5',
);
export const EyeIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
);
export const EyeOffIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M4 4l16 16M9.9 5.7A9.9 9.9 0 0 1 12 5.5c6.4 0 10 6.5 10 6.5a17 17 0 0 1-2.8 3.6M16.2 17.4A9.7 9.7 0 0 1 12 18.5C5.6 18.5 2 12 2 12a17.3 17.3 0 0 1 4.4-4.9M9.9 9.9a3 3 0 0 0 4.2 4.2',
);
export const ExternalLinkIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M14 4h6v6M20 4l-9 9M17.5 14v4.5A1.5 1.5 0 0 1 16 20H5.5A1.5 1.5 0 0 1 4 18.5V8a1.5 1.5 0 0 1 1.5-1.5H10',
  true,
);
export const HomeIcon: IconComponent = /* @__PURE__ */ createIcon('M3 11.5l9-8 9 8M5.5 9.5V20h13V9.5M9.5 20v-6h5v6');
export const LeafIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M6.3 18.7C3 12.5 8 4.5 20 4c.6 11.5-6.5 18-13.7 14.7zM4 21c1.8-4.6 5-8 10-10.5',
);
export const FishIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M2.5 12c2.5-4 6-5.8 9.5-5.8 3 0 5.3 1.6 6.7 3.6L22 7v10l-3.3-2.8c-1.4 2-3.7 3.6-6.7 3.6-3.5 0-7-1.8-9.5-5.8zM7.2 11h.01M12 9c1 1.8 1 4.2 0 6',
);
export const GridIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
);
export const ImageIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5zM3.5 16l4.5-4.5 8 8M13.5 17l3-3 4 4M15.5 9.5h.01',
);
export const HeadsetIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M4 14.5V12a8 8 0 0 1 16 0v2.5M4 14h2.5A1.5 1.5 0 0 1 8 15.5v3A1.5 1.5 0 0 1 6.5 20H5.5A1.5 1.5 0 0 1 4 18.5zM20 14h-2.5a1.5 1.5 0 0 0-1.5 1.5v3a1.5 1.5 0 0 0 1.5 1.5h1a1.5 1.5 0 0 0 1.5-1.5z',
);
export const CameraIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M4.5 7h3L9 4.5h6L16.5 7h3A1.5 1.5 0 0 1 21 8.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-9A1.5 1.5 0 0 1 4.5 7zM12 16a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
);
export const NewspaperIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M4.5 5h12v12.5a2 2 0 0 0 2 2H6.5a2 2 0 0 1-2-2zM16.5 9H20v8.5a1.8 1.8 0 0 1-1.8 2M7.5 8.5h6v3.5h-6zM7.5 15h6M7.5 17.2h4',
);
export const PeopleIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M8.5 11a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM2.5 19.5c.4-3.6 2.8-5.5 6-5.5s5.6 1.9 6 5.5M15.2 5a3 3 0 0 1 0 5.8M16.8 14.2c2.5.4 4.3 2.2 4.7 5.3',
);
export const VideoIcon: IconComponent = /* @__PURE__ */ createIcon(
  'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM10 9l5 3-5 3z',
);
