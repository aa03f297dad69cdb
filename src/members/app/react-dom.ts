/** React DOM alone, so that the entry can evaluate it in a separate task. */
import 'react-dom/client';
