import NewspaperOutlined from '@mui/icons-material/NewspaperOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const NewspaperIcon: IconComponent = /* @__PURE__ */ icon('newspaper', NewspaperOutlined);
